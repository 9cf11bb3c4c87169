import './look/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './table/i18n.svelte';
import { showTheme } from './table/settings.svelte';
import { showTurn } from './table/turnsign';

const target = document.getElementById('app');
if (!target) throw new Error('index.html lacks the element #app');
showTheme();
startLanguage();
showTurn('', false);
mount(App, { target });

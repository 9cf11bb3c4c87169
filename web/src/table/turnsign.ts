/** The sign of one's turn outside the page: the tab's title and its icon (ux 37). */

import house from '../look/icons/house.svg?inline';
import turn from '../look/icons/turn.svg?inline';
import { t } from './i18n.svelte';

/** Show whose turn it is on the tab; an empty name puts the house's own back. */
export function showTurn(name: string, mine: boolean): void {
  const title = name || 'Chapiteau';
  document.title = mine ? t('table-tab-turn', { title }) : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? turn : house;
}

/**
 * The package's Fluent texts as modules of the page, one request each. `virtual:texts` tells by language how to get them:
 *
 * - `fr`: the words of the house, and of every title its name and tagline;
 * - `fr/drum-roll`: the words of the house and all of one title's. A table needs nothing else.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const INDEX = 'virtual:texts';
const LANGUAGES = ['en', 'fr'];
/** Families of texts that only the terminal and the commands say. */
export const ELSEWHERE = [
  'fit',
  'guest',
  'ladder',
  'match',
  'record',
  'report',
  'rules',
  'serve',
  'template',
  'terminal',
];

/** The messages of a Fluent file whose ids fit, each with its attributes. */
const messages = (text: string, id: string): RegExpMatchArray | [] =>
  text.match(new RegExp(`^${id} *=.*(?:\\n[ \\t]+.*)*`, 'gm')) ?? [];

/** The words of the house as the page needs them. */
const ofHouse = (text: string): string[] =>
  messages(text, `(?!(?:${ELSEWHERE.join('|')})-)[a-z][\\w-]*`);

/** @param root The folder of the Python package. */
export function texts(root: string): Plugin {
  const rooms = readdirSync(join(root, 'titles'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
  const idOf = (room: string): string => room.replaceAll('_', '-');
  const house = (lang: string): string => join(root, 'text', `${lang}.ftl`);
  const own = (room: string, lang: string): string =>
    join(root, 'titles', room, 'text', `${lang}.ftl`);

  function index(): string {
    const names = LANGUAGES.flatMap((lang) => [
      lang,
      ...rooms.map((room) => `${lang}/${idOf(room)}`),
    ]);
    const ways = names.map((name) => `  '${name}': () => import('${INDEX}/${name}'),`);
    return `export const texts = {\n${ways.join('\n')}\n};`;
  }

  return {
    name: 'texts',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const [lang = '', title] = id.slice(INDEX.length + 2).split('/');
      const read = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8');
      };
      const parts = rooms
        .filter((room) => title === undefined || idOf(room) === title)
        .flatMap((room) => {
          const text = read(own(room, lang));
          return title === undefined ? messages(text, `${idOf(room)}-(?:name|tagline)`) : [text];
        });
      return `export default ${JSON.stringify([...ofHouse(read(house(lang))), ...parts].join('\n'))};`;
    },
  };
}

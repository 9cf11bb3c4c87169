/**
 * Words. A message is an id and arguments; Fluent makes the sentence in the reader's language, by the same rules as
 * `src/chapiteau/text.py`. Texts lie beside the Python code, shared ones and each title's own; they come when a page asks for them
 * (`need`), in one language (`plugins/texts.ts`).
 *
 * In a component, `t('page-title')` and `message(view.status, names)` follow the language when it changes.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts } from 'virtual:texts';

import type { Arg, Message, SeatInfo } from '../api/types';
import { isolated } from './bidi';
import { load, save } from './storage';

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

const isLang = (tag: unknown): tag is Lang => (LANGUAGES as readonly unknown[]).includes(tag);

// Lengthens every text by 40 % and marks its ends, to find clipped and hard-coded words (ux 61). Tests switch it on.
const pseudo = (text: string): string => {
  const longer = ' ~~~~~'.repeat(text.length).slice(0, Math.ceil(text.length * 0.4));
  return text.trim() ? `[${text}${longer}]` : text;
};

const bundles = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    new FluentBundle(lang, {
      useIsolating: false,
      ...(load('pseudo', (found) => found === true) ? { transform: pseudo } : {}),
    }),
  ]),
) as Record<Lang, FluentBundle>;

const state = $state<{ lang: Lang; parts: string[] }>({ lang: 'en', parts: [] });
/** The titles whose words were asked for; "": the words of the house. Another language has to bring the same. */
const needed: string[] = [];
/** The language asked for last. */
let wanted: Lang = 'en';

/** The reader's language: the one chosen before, else the first known one of the browser. */
export function startLanguage(): void {
  const tags = [load('lang', (found) => found), ...navigator.languages];
  show(tags.map((tag) => String(tag).slice(0, 2)).find(isLang) ?? 'en');
}

function show(lang: Lang): void {
  wanted = state.lang = lang;
  document.documentElement.lang = lang;
}

const partOf = (lang: Lang, title: string): string => (title ? `${lang}/${title}` : lang);

async function bring(lang: Lang, title: string): Promise<void> {
  if (has(lang, title)) return;
  const part = partOf(lang, title);
  const { default: text } = await (texts[part] ?? texts[lang])();
  bundles[lang].addResource(new FluentResource(text), { allowOverrides: true });
  state.parts.push(part);
}

/** A title brings the words of the house with its own. */
const has = (lang: Lang, title: string): boolean =>
  state.parts.some((part) => part === partOf(lang, title) || (!title && part.startsWith(lang)));

/** Get the words of a title (of the house alone: ""). Rejects when they do not come. */
export async function need(title: string): Promise<void> {
  if (!needed.includes(title)) needed.push(title);
  await bring(state.lang, title);
}

/** Whether the words of a title (of the house: "") are here, in the language that is shown. */
export const speaks = (title: string): boolean => has(state.lang, title);

/** Switch the language now and for later visits, once its words are here. Rejects, changing nothing, when they do not come. */
export async function setLang(lang: Lang): Promise<void> {
  wanted = lang;
  const missing = (): string[] => needed.filter((title) => !has(lang, title));
  while (missing().length) await Promise.all(missing().map((title) => bring(lang, title)));
  // Somebody may have pressed another one meanwhile.
  if (wanted !== lang) return;
  show(lang);
  save('lang', lang);
}

/** The language shown now. */
export const lang = (): Lang => state.lang;

/** Whether the texts have this id. */
export const hasText = (id: string): boolean => pattern(id) !== null;

/** The text of `id` (or of an attribute, `id.attr`). An unknown id shows in braces; the check of texts finds it before. */
export function t(id: string, args: Record<string, Arg> = {}, names: string[] = []): string {
  const found = pattern(id);
  if (found === null) return `{${id}}`;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) values[name] = argument(value, names);
  return found.in.formatPattern(found.pattern, values, []);
}

/** The text of a message; `names` are the seats' names, in seat order (`seatNames`). */
export function message(told: Message, names: string[] = []): string {
  if (told.id === 'seat') {
    const seat = Number(told.args?.n);
    return names[seat] || t('seat', { n: seat + 1 });
  }
  return t(told.id, told.args, names);
}

/** Several messages as one list: "a, b and c". */
export const listed = (told: Message[], names: string[] = []): string =>
  join(told.map((one) => message(one, names)));

/** Words as one list, joined as the language joins them. */
export const join = (words: string[]): string =>
  new Intl.ListFormat(state.lang, { type: 'conjunction' }).format(words);

function argument(value: Arg, names: string[]): FluentVariable {
  if (Array.isArray(value)) return listed(value, names);
  return typeof value === 'object' ? message(value, names) : value;
}

function pattern(id: string) {
  // What came meanwhile is known at once.
  const made = state.parts.length ? bundles[state.lang] : null;
  const [name = '', attribute] = id.split('.');
  const found = made?.getMessage(name);
  const text = attribute ? found?.attributes[attribute] : found?.value;
  return made && text ? { in: made, pattern: text } : null;
}

/** What a bot is called: a level in the reader's language, a player of one's own (`module:Class`) by the name of its class. */
// texts: table-bot-*
export function botName(bot: string): string {
  const own = bot.split(':')[1];
  return own === undefined ? t(`table-bot-${bot}`) : isolated(own);
}

/** What the seats are called, in seat order. Bots are named in the reader's language, numbered when alike; names go into any sentence as they are. */
export function seatNames(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'bot') return botName(seat.bot);
    return (
      isolated(seat.name) ||
      t(seat.kind === 'open' ? 'table-seat-open' : 'seat', { n: seat.seat + 1 })
    );
  });
  const alike = (name: string): boolean => plain.filter((other) => other === name).length > 1;
  return plain.map((name, i) =>
    alike(name)
      ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}`
      : name,
  );
}

/**
 * Words. A message is an id and arguments; Fluent makes the sentence in the reader's language, by the same rules as
 * `src/chapiteau/text.py`. Texts lie beside the Python code: shared ones and each title's own.
 *
 * In a component, `t('page-title')` and `message(view.status, names)` follow the language when it changes.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Arg, Message, SeatInfo } from '../api/types';
import { load, save } from './storage';

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(['$texts/text/*.ftl', '$texts/titles/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
});

// Lengthens every text by 40 % and marks its ends, to find clipped and hard-coded words (ux 61). Tests switch it on.
const pseudo = (text: string): string => {
  const longer = ' ~~~~~'.repeat(text.length).slice(0, Math.ceil(text.length * 0.4));
  return text.trim() ? `[${text}${longer}]` : text;
};

const bundles: Partial<Record<Lang, FluentBundle>> = {};
const state = $state<{ lang: Lang }>({ lang: 'en' });

async function bundle(lang: Lang): Promise<FluentBundle> {
  const known = bundles[lang];
  if (known) return known;
  const made = new FluentBundle(lang, {
    useIsolating: false,
    ...(load('pseudo', false) ? { transform: pseudo } : {}),
  });
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  const texts = await Promise.all(wanted.map(([, read]) => read()));
  for (const text of texts) made.addResource(new FluentResource(text));
  bundles[lang] = made;
  return made;
}

/** Load the reader's language: the one chosen before, else the first known one of the browser. Call before mounting. */
export async function startLanguage(): Promise<void> {
  const wanted = [load('lang', ''), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const lang = LANGUAGES.find((known) => known === wanted.find((tag) => isLang(tag))) ?? 'en';
  await show(lang);
  // The others come in quietly, so that switching works without network.
  for (const other of LANGUAGES) void bundle(other).catch(() => undefined);
}

const isLang = (tag: string): tag is Lang => (LANGUAGES as readonly string[]).includes(tag);

/** Switch the language now and for later visits. */
export async function setLang(lang: Lang): Promise<void> {
  await show(lang);
  save('lang', lang);
}

async function show(lang: Lang): Promise<void> {
  await bundle(lang);
  state.lang = lang;
  document.documentElement.lang = lang;
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
  const made = bundles[state.lang];
  const [name = '', attribute] = id.split('.');
  const found = made?.getMessage(name);
  const text = attribute ? found?.attributes[attribute] : found?.value;
  return made && text ? { in: made, pattern: text } : null;
}

/** What the seats are called, in seat order. Bots are named in the reader's language, numbered when alike. */
// texts: table-bot-*
export function seatNames(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'bot') return t(`table-bot-${seat.bot}`);
    return seat.name || t(seat.kind === 'open' ? 'table-seat-open' : 'seat', { n: seat.seat + 1 });
  });
  const alike = (name: string): boolean => plain.filter((other) => other === name).length > 1;
  return plain.map((name, i) =>
    alike(name)
      ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}`
      : name,
  );
}

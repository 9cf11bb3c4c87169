// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

// UX criterion 57, computed from the tokens themselves: text 4.5:1, pieces, outlines and focus 3:1, day and night, in
// plain and in raised contrast.

type Inks = Record<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function inks(block: string, night: boolean): Inks {
  const found = block.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries([...found].map(([, name, day, dark]) => [name, night ? dark : day]));
}

const raised = css.slice(css.indexOf('prefers-contrast'), css.indexOf('forced-colors'));
const plain = css.slice(0, css.indexOf('prefers-contrast'));
const forced = css.slice(css.indexOf('forced-colors'));

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (top: number[], ground: number[], part: number): number[] =>
  top.map((v, i) => v * part + (ground[i] ?? 0) * (1 - part));

const performers = ['acrobat', 'magician', 'fortune-teller', 'strongman', 'tamer'];
const animals = ['giraffe', 'bear', 'fish', 'tiger'];
const seats = ['seat-1', 'seat-2', 'seat-3', 'seat-4'];
const cubes = ['white', 'yellow', 'green', 'blue', 'red'];
const kinds = ['orange', 'green', 'purple', 'clear'];
/** The clear kind is told from paper by its edge. */
const printed = ['kind-orange', 'kind-green', 'kind-purple'];
const papers = ['paper', 'sheet', 'paper-2'];

const texts = [
  'ink',
  'ink-2',
  'red',
  'gold',
  'navy',
  'target',
  ...performers,
  ...animals,
  ...printed,
];
const outlines = ['line', 'hair', 'focus', 'target', 'button-edge', ...seats];

const onPaper = (names: string[], least: number): [string, string, number][] =>
  names.flatMap((name) => papers.map((paper): [string, string, number] => [name, paper, least]));

const pairs: [string, string, number][] = [
  ...onPaper(texts, 4.5),
  ...onPaper(outlines, 3),
  ['ink', 'band', 4.5],
  ['line', 'band', 3],
  ['on-button', 'button', 4.5],
  ['on-clown', 'clown', 4.5],
  ...[...performers, ...animals].map((p): [string, string, number] => ['on-piece', p, 4.5]),
  ...seats.map((seat): [string, string, number] => ['on-piece', seat, 3]),
  ...cubes.map((c): [string, string, number] => [`on-cube-${c}`, `cube-${c}`, 3]),
  ...kinds.map((k): [string, string, number] => [`on-kind-${k}`, `kind-${k}`, 4.5]),
];

describe.each([
  ['day', inks(plain, false)],
  ['night', inks(plain, true)],
  ['day, more contrast', { ...inks(plain, false), ...inks(raised, false) }],
  ['night, more contrast', { ...inks(plain, true), ...inks(raised, true) }],
])('%s', (_theme, theme) => {
  const ink = (name: string): number[] => {
    const hex = theme[name];
    if (!hex) throw new Error(`tokens.css has no ink --${name}`);
    return channels(hex);
  };

  it.each(pairs)('--%s on --%s reaches %d:1', (name, ground, least) => {
    expect(contrast(ink(name), ink(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each([...performers, ...animals])('text stays readable over the rays of --%s', (name) => {
    const ray = mixed(ink(name), ink('sheet'), 0.16); // the part that base.css prints
    for (const text of ['ink', 'ink-2', name])
      expect(contrast(ink(text), ray), text).toBeGreaterThanOrEqual(text === name ? 3 : 4.5);
  });
});

it('hands every ink to the system where colours are forced', () => {
  const named = Object.keys(inks(plain, false)).filter((name) => name !== 'veil');
  for (const name of named) expect(forced).toMatch(new RegExp(`--${name}: [A-Z]\\w+;`));
});

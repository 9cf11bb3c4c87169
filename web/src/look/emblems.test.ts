// @vitest-environment node
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { emblems, type EmblemName } from './emblems';
import { animals } from './emblems/animals';
import { performers } from './emblems/performers';

// UX criterion 56 for the drawings: at 48 px, without any colour, each emblem is told from each other one; performers
// and animals even by their outline alone.

const SIZE = 48;
const names = Object.keys(emblems) as EmblemName[];

/** Darkness of each pixel, 0 paper to 255 ink, of the emblem printed in black on white `size` pixels wide. */
function print(name: EmblemName, { outline = false, size = SIZE, margin = 0 } = {}): number[] {
  const markup = emblems[name]
    .replaceAll('var(--face)', outline ? '#000' : '#fff')
    .replaceAll('currentColor', '#000');
  const box = `${-margin} ${-margin} ${64 + 2 * margin} ${64 + 2 * margin}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}"><rect x="-99" y="-99" width="999" height="999" fill="#fff"/><g stroke-linecap="round" stroke-linejoin="round">${markup}</g></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: size * size }, (_, i) => 255 - (pixels[i * 4] ?? 255));
}

/** Part of the ink of two prints that is not common to both: 0 the same picture, 1 nothing in common. */
function difference(one: number[], other: number[]): number {
  let apart = 0;
  let all = 0;
  one.forEach((ink, i) => {
    apart += Math.abs(ink - (other[i] ?? 0));
    all += Math.max(ink, other[i] ?? 0);
  });
  return apart / all;
}

function closest(group: EmblemName[], outline: boolean): { pair: string; by: number } {
  const prints = group.map((name) => print(name, { outline }));
  let nearest = { pair: '', by: 1 };
  group.forEach((one, i) => {
    group.slice(i + 1).forEach((other, j) => {
      const by = difference(prints[i] ?? [], prints[i + 1 + j] ?? []);
      if (by < nearest.by) nearest = { pair: `${one} and ${other}`, by };
    });
  });
  return nearest;
}

describe('emblems', () => {
  it('are told apart at 48 px in greyscale', () => {
    const { pair, by } = closest(names, false);
    expect(by, pair).toBeGreaterThan(0.2);
  });

  it.each([
    ['performers', Object.keys(performers) as EmblemName[]],
    ['animals', Object.keys(animals) as EmblemName[]],
  ])('%s are told apart by outline alone', (_group, group) => {
    const { pair, by } = closest(group, true);
    expect(by, pair).toBeGreaterThan(0.2);
  });

  it.each(names)('%s keeps inside its grid and is heavy enough', (name) => {
    const size = 80; // 64 units and a margin of 8 at each side, one pixel a unit
    const pixels = print(name, { outline: true, size, margin: 8 });
    const outside = pixels.filter((ink, i) => {
      const [x, y] = [i % size, Math.floor(i / size)];
      return ink > 40 && (x < 8 || x >= 72 || y < 8 || y >= 72);
    });
    expect(outside.length, 'pixels of ink outside the grid').toBe(0);
    const inked = pixels.filter((ink) => ink > 127).length / (64 * 64);
    expect(inked).toBeGreaterThan(0.13);
  });

  it('need no colour but ink and face, and no style that the security policy forbids', () => {
    for (const name of names) {
      const colours = [...emblems[name].matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, c]) => c);
      for (const colour of colours)
        expect(['none', 'currentColor', 'var(--face)']).toContain(colour);
      expect(emblems[name]).not.toMatch(/style=|class=|id=/);
    }
  });
});

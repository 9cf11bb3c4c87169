// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { STRENGTH } from './strength';

const docs = readFileSync(new URL('../../../docs/players.md', import.meta.url), 'utf8');

describe('the strength of bots', () => {
  it('is what was measured', () => {
    const measured: typeof STRENGTH = {};
    const rows = docs.matchAll(/^\| ([A-Z][\w ]+) \| `(\w+)` \| `\w+` \| ([\d.]+) of (\d+) \|/gm);
    for (const [, name = '', bot = '', points, matches] of rows) {
      const title = name.toLowerCase().replaceAll(' ', '-');
      const found = { points: Number(points), matches: Number(matches) };
      measured[title] = { ...measured[title], [bot]: found };
    }
    expect(Object.keys(measured)).not.toEqual([]);
    expect(STRENGTH).toEqual(measured);
  });
});

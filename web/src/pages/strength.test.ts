// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { STRENGTH } from './strength';

const docs = readFileSync(new URL('../../../docs/players.md', import.meta.url), 'utf8');

describe('the strength of bots', () => {
  it('is what was measured', () => {
    const rows = [...docs.matchAll(/^\| (.+?) \| (\d+) of (\d+) \|/gm)];
    const measured = rows.map(([, title = '', wins, matches]) => [
      title.toLowerCase().replaceAll(' ', '-'),
      { greedy: { wins: Number(wins), matches: Number(matches) } },
    ]);
    expect(measured.length).toBeGreaterThan(0);
    expect(STRENGTH).toEqual(Object.fromEntries(measured));
  });
});

/** How often each bot beat the random one with two players: what docs/players.md says (strength.test.ts compares). */

export interface Measured {
  wins: number;
  matches: number;
}

/** By title and bot. A bot without an entry was not measured: nothing is said of its strength. */
export const STRENGTH: Record<string, Record<string, Measured>> = {
  'flip-circus': { greedy: { wins: 392, matches: 400 } },
  'aramini-circus': { greedy: { wins: 400, matches: 400 } },
};

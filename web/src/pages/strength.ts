/** How each level fares with two players against the one below, the first against chance: what docs/players.md says (strength.test.ts
 * compares). */

export interface Measured {
  /** Wins, and half of the draws. */
  points: number;
  matches: number;
}

type Strengths = Record<string, Measured>;

const files = import.meta.glob<Strengths>('../titles/*/strength.json', {
  eager: true,
  import: 'default',
});

/** By title and bot. A bot without an entry was not measured: nothing is said of its strength. */
export const STRENGTH: Record<string, Strengths> = Object.fromEntries(
  Object.entries(files).map(([path, strengths]) => [path.split('/').at(-2), strengths]),
);

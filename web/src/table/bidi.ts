/** Names that are written from right to left, inside sentences and lists that are written from left to right. */

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks, embeddings, overrides and isolates: signs that turn what follows them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A name that changes nothing of the order of what stands beside it: one written from right to left stands in an isolate of Unicode, which
 * holds in labels and in the title of the tab, too; signs that would turn the rest are left out.
 */
export function isolated(name: string): string {
  const plain = name.replace(TURNING, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Single keys, by the letter that is printed on them; the reader can switch them off (ux 48). */

import { nextLit } from './roving';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';

/** The keys, for the sheet that explains them. Each has the text `table-key-<id>`. */
// texts: table-key-*
export const KEYS = [
  { id: 'next', key: 'n' },
  { id: 'undo', key: 'u' },
  { id: 'help', key: '?' },
] as const;

const TEXT_FIELD = 'input, textarea, select, [contenteditable]';
const CONTROL = 'button, a, summary, input, textarea, select, [role="button"], dialog, [popover]';

export function shortcuts(
  event: KeyboardEvent,
  session: Session,
  stage: Element | undefined,
  help: () => void,
): void {
  const at = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (at.closest?.(TEXT_FIELD) || at.closest?.('dialog, [popover]')) return;

  if (event.key === 'Escape') {
    session.cancel();
  } else if (event.key === ' ') {
    // Space scrolls as ever, unless moves wait to be shown.
    if (!session.behind || at.closest?.(CONTROL)) return;
    session.skip();
    event.preventDefault();
  } else if (settings.shortcuts && press(event.key.toLowerCase(), session, stage, help)) {
    event.preventDefault();
  }
}

function press(
  key: string,
  session: Session,
  stage: Element | undefined,
  help: () => void,
): boolean {
  if (key === 'n') {
    if (stage && nextLit(stage)) return true;
    const choice = document.querySelector<HTMLElement>('.bar [data-offer]');
    choice?.focus();
    return !!choice;
  }
  if (key === 'u') session.undo();
  else if (key === '?') help();
  else return false;
  return true;
}

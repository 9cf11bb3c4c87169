/** A place to go on from when what had the focus is gone: the first of what is offered, else the status. */
const NEXT = ['[data-next-focus]', '#status'];

/** When what had the focus is taken away, it goes on to what comes next, never to nowhere (ux 50). Whoever leaves a thing that stays, by a
 * click beside it, is left alone. Gives what ends it. */
export function keepFocus(): () => void {
  let at: Element | null = null;
  const came = (event: FocusEvent): void => {
    at = event.target as Element;
  };
  const went = (): void => {
    const left = at;
    // Browsers may say this, too, of what is just being taken away.
    queueMicrotask(() => {
      if (at === left && left?.isConnected) at = null;
    });
  };
  const gone = new MutationObserver(() => {
    const active = document.activeElement;
    if (!at || at.isConnected || (active && active !== document.body)) return;
    const next = NEXT.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    next?.focus();
  });
  window.addEventListener('focusin', came);
  window.addEventListener('focusout', went);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    window.removeEventListener('focusin', came);
    window.removeEventListener('focusout', went);
    gone.disconnect();
  };
}

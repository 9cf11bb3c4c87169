/** Smaller than this nothing is drawn: then the table scrolls. */
const SMALLEST = 0.75;
const STEP = 0.05;

/** Draws the other circuses smaller, as far as need be, where all of the table shall be seen in one window: what a late match holds differs. */
export function fitting(rivals: HTMLElement): () => void {
  const stage = rivals.closest<HTMLElement>('.stage');
  if (!stage) return () => undefined;
  const fit = (): void => {
    rivals.style.zoom = '1';
    if (getComputedStyle(stage).overflowY === 'visible') return;
    for (let zoom = 1 - STEP; zoom >= SMALLEST; zoom -= STEP) {
      if (stage.scrollHeight <= stage.clientHeight) return;
      rivals.style.zoom = String(zoom);
    }
  };
  const sizes = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  sizes.observe(stage);
  content.observe(stage, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}

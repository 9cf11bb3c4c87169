/** Smaller than this nothing is drawn: then the frame scrolls. */
const SMALLEST = 0.75;
const STEP = 0.05;

/**
 * Draws what is `inside` a frame smaller, as far as need be, where all of the frame shall be seen without scrolling (`whole`): what it holds
 * differs. Goes on until the function that it gives is called.
 */
export function fitting(
  frame: HTMLElement,
  inside: () => Iterable<HTMLElement>,
  whole: () => boolean,
): () => void {
  const draw = (zoom: number): void => {
    for (const part of inside()) part.style.zoom = zoom === 1 ? '' : String(zoom);
  };
  const fit = (): void => {
    draw(1);
    if (!whole()) return;
    for (let zoom = 1 - STEP; zoom >= SMALLEST; zoom -= STEP) {
      if (frame.scrollHeight <= frame.clientHeight) return;
      draw(zoom);
    }
  };
  const sizes = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  sizes.observe(frame);
  content.observe(frame, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}

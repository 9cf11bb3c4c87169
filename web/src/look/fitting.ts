/** Smaller than this nothing is drawn. */
const SMALLEST = 0.75;
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, SMALLEST];

/**
 * Draws what is in a frame smaller, as far as need be, where all of the frame shall be seen without scrolling (`whole`): what it holds
 * differs. `draw` draws at a scale; where the smallest is too large it draws at `scrolling`. Goes on until the function that it gives is called.
 */
export function fitting(
  frame: HTMLElement,
  draw: (scale: number) => void,
  whole: () => boolean,
  scrolling = SMALLEST,
): () => void {
  const fit = (): void => {
    if (!whole()) {
      draw(1);
      return;
    }
    for (const scale of SCALES) {
      draw(scale);
      if (frame.scrollHeight <= frame.clientHeight) return;
    }
    draw(scrolling);
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

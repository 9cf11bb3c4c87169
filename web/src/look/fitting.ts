/** Smaller than this nothing is drawn. */
const SMALLEST = 0.75;
const STEP = 0.05;

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
  const fits = (): boolean => frame.scrollHeight <= frame.clientHeight;
  const fit = (): void => {
    draw(1);
    if (!whole()) return;
    for (let scale = 1; !fits(); scale -= STEP) {
      if (scale < SMALLEST) {
        draw(scrolling);
        return;
      }
      draw(scale);
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

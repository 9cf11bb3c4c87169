// The few strokes every emblem is made of. Markup inside an emblem is filled with the current colour unless it says
// otherwise; `face` is the colour of the ground it is printed on, so a shape cut out with it reads as one colour.

export const face = 'fill="var(--face)"';

export const line = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}"`;

export const cut = (width: number): string =>
  `fill="none" stroke="var(--face)" stroke-width="${width}"`;

/** Path data of a star with `points` tips between the radii `outer` and `inner`, first tip up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const tips = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${tips.join('L')}Z`;
}

/** Shapes drawn once and repeated mirrored on the vertical axis of the 64-unit grid. */
export const mirrored = (markup: string): string =>
  `${markup}<g transform="matrix(-1 0 0 1 64 0)">${markup}</g>`;

import { cut, face, line, mirrored, star } from './ink';

// A camp and its people: dice and gems come in four kinds, each with a glyph of its own; tents, tiles, hats, bills.

/** The glyph of each kind, about (32, 32): a sun, a triangle as on the cubes, a lozenge, a ring. */
const glyphs = {
  orange: (size: number): string => `<path d="${star(32, 32, 10, size, size * 0.72)}"/>`,
  green: (size: number): string =>
    `<path d="M32 ${32 - size}L${32 + size} ${32 + size * 0.8}H${32 - size}Z"/>`,
  purple: (size: number): string =>
    `<path d="M32 ${32 - size * 1.15}L${32 + size * 0.8} 32 32 ${32 + size * 1.15} ${32 - size * 0.8} 32Z"/>`,
  clear: (size: number): string =>
    `<path fill-rule="evenodd" d="M${32 - size} 32a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0ZM${32 - size * 0.5} 32a${size * 0.5} ${size * 0.5} 0 1 1 ${size} 0a${size * 0.5} ${size * 0.5} 0 1 1 ${-size} 0Z"/>`,
};

/** A cut stone with something on its table. */
const gem = (on: string): string =>
  `<path d="M16 5H48L62 24 32 61 2 24Z"/><path ${cut(2.2)} d="M5 24H17L24 7M59 24H47L40 7M17 24 27 44M47 24 37 44"/><g ${face} transform="translate(0 -7)">${on}</g>`;

const cell = (x: number, y: number, side: number): string =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="2"/>`;

/** Nine cells; the marked ones are whole, the others only hinted at. */
const field = (marked: (row: number, column: number) => boolean): string =>
  [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => [row, column] as const))
    .map(([row, column]) =>
      marked(row, column)
        ? cell(3 + column * 20, 3 + row * 20, 18)
        : `<rect ${line(2.4)} x="${5.5 + column * 20}" y="${5.5 + row * 20}" width="13" height="13" rx="2"/>`,
    )
    .join('');

export const camp = {
  'kind-orange': glyphs.orange(29),
  'kind-green': glyphs.green(28),
  'kind-purple': glyphs.purple(27),
  'kind-clear': glyphs.clear(27),

  // Each is cut after its glyph.
  'gem-orange': `<path d="${star(32, 32, 10, 31, 25.5)}"/><path ${cut(2.4)} d="${star(32, 32, 5, 17, 17)}M32 15V4M48.2 26.7 58 22M42 45.8 49 55M22 45.8 15 55M15.8 26.7 6 22"/><circle ${face} cx="32" cy="32" r="7.5"/>`,
  'gem-green': `<path d="M32 4 61 56H3Z" stroke="currentColor" stroke-width="4"/><path ${cut(2.6)} d="M32 24 46 49H18ZM32 24V6M46 49 58 55M18 49 6 55"/><path ${face} d="M32 34 39.5 46H24.5Z"/>`,
  'gem-purple': `<path d="M32 1 55 32 32 63 9 32Z"/><path ${cut(2.6)} d="M32 14 45 32 32 50 19 32ZM32 2V14M32 50V62M45 32H55M19 32H9"/><path ${face} d="M32 23 38.5 32 32 41 25.5 32Z"/>`,
  // Nothing but its edges.
  'gem-clear': `<path ${face} stroke="currentColor" stroke-width="4.5" d="M17 6H47L60 24 32 59 4 24Z"/><path ${line(2.6)} d="M6 24H58M17 24 25 8M47 24 39 8M17 24 32 57 47 24"/>`,
  'gem-any': gem(
    `<path d="M24.5 29Q25 22.5 32 22.5T39.5 29Q39.5 33 33.5 35V37.5H30V32.5Q35 31.5 35 29T32 26.5 29 29Z"/><circle cx="31.8" cy="42" r="2.7"/>`,
  ),

  // Power.
  bolt: `<path d="M38 1 9 37H27L21 63 55 25H35Z" stroke="currentColor" stroke-width="2"/>`,

  // Build: the mallet that drives the pegs in.
  mallet: `<g transform="rotate(-38 32 32) translate(3.2 3.2) scale(.9)"><rect x="9" y="6" width="46" height="23" rx="4"/><path ${cut(2.6)} d="M17 6V29M47 6V29"/><rect x="28" y="28" width="8" height="35" rx="3"/></g>`,

  'top-hat': `<path d="M17 6Q32 2 47 6L44 40H20Z"/><path ${cut(4.5)} d="M19.5 32Q32 35 44.5 32"/><path d="M2 39Q4 46 20 46Q32 50 44 46Q60 46 62 39Q64 53 50 55Q32 59 14 55Q0 53 2 39Z"/>`,

  // A trainer's marker: the tub on which the animal stands.
  tub: `<path d="M8 12Q32 2 56 12V18Q32 28 8 18Z"/><path d="M9 22Q32 31 55 22L61 54Q32 66 3 54Z"/><path ${face} d="M20 28.5 16.5 55.5Q23 57.5 27 58L28 29.5ZM44 28.5 47.5 55.5Q41 57.5 37 58L36 29.5Z"/>`,

  // The small tent of one's own camp, striped.
  pavilion: `<path ${line(3)} d="M32 2V14"/><path d="M32 2 44 6.5 32 11Z"/><path d="M32 12 60 58H4Z"/><path ${face} d="M30.5 22 24 58H14.5ZM33.5 22 40 58H49.5Z"/><path d="M2 57H62V62H2Z"/>`,
  // The one that is printed on the board already.
  'pavilion-above': `<path d="M14 2H50V29H14Z"/><path ${cut(2)} d="M18.5 6.5H45.5V24.5H18.5Z"/><path ${face} d="${star(32, 16, 5, 7.5, 3.2)}"/><path d="M32 32 56 62H8Z"/><path ${face} d="M32 44 40.5 62H23.5Z"/>`,

  points: `<circle cx="32" cy="24" r="22"/><path ${face} d="${star(32, 24, 5, 16, 6.8)}"/><path d="M17 41 9 63 20 58 26 63 31 47ZM47 41 55 63 44 58 38 63 33 47Z"/>`,

  // What is to be paid at the end of the round.
  bill: `<path d="M10 2H54V62L46.7 55.5 39.3 62 32 55.5 24.7 62 17.3 55.5 10 62Z"/><path ${cut(3.4)} d="M18 12H46M18 21H34"/><circle ${face} cx="38" cy="37" r="11"/><circle cx="38" cy="37" r="7"/>`,

  zone: `<path d="M3 3H61V61H3Z"/><path ${cut(3.4)} d="M22.5 3V61M41.5 3V61M3 22.5H61M3 41.5H61"/>`,
  row: field((row) => row === 1),
  column: field((_, column) => column === 1),
  'set-of-three': `${cell(3, 3, 27)}<path ${face} transform="translate(0.5 0.5) scale(.5)" d="${star(32, 32, 10, 19, 13.5)}"/>
    ${cell(34, 3, 27)}<path ${face} d="M47.5 8 56 24H39Z"/>${cell(18.5, 34, 27)}<path ${face} d="M32 37.5 40 47.5 32 57.5 24 47.5Z"/>`,
  // A bonus printed in the camp.
  gift: `<path d="M6 25H58V61H6ZM2 15H62V23H2Z"/><path ${cut(4.5)} d="M32 15V61"/><path ${line(4.5)} d="M32 14C20 15 14 10 18 5S29 3 32 14C35 3 42 0 46 5S44 15 32 14Z"/>`,

  'tile-large': `${cell(2, 9, 14)}${cell(17, 9, 14)}${cell(32, 9, 14)}${cell(47, 9, 14)}${cell(17, 25, 14)}${cell(32, 25, 14)}<path d="M17 46H46V52H17Z"/>`,
  'tile-small': `${cell(9, 12, 15)}${cell(25, 12, 15)}${cell(41, 12, 15)}${cell(25, 28, 15)}`,

  // Turn and flip a tile.
  'turn-tile': `<path ${line(7)} d="M52 38A21 21 0 1 1 46 16"/><path d="M35 20 57 24 55 2Z"/><path d="M22 26H32V34H42V44H22Z"/>`,
  'flip-tile': `<path ${line(3.4)} stroke-dasharray="6 6" d="M32 2V62"/><path d="M26 14V52H4Z"/><path ${line(4)} d="M39 20V50H56Z"/>`,

  copy: `<rect x="4" y="14" width="34" height="46" rx="5"/><rect x="22" y="4" width="38" height="48" rx="5" stroke="var(--face)" stroke-width="3"/><path ${face} d="${star(41, 28, 5, 13, 5.4)}"/>`,
  again: `<path ${line(7)} d="M12 40V26Q12 16 22 16H44"/><path ${line(7)} d="M52 24V38Q52 48 42 48H20"/><path d="M41 3 60 16 41 29ZM23 35 4 48 23 61Z"/>`,
  // Another colour for the turn.
  palette: `<path d="M32 4C50 4 62 15 62 29C62 39 54 42 47 41C40 40 37 44 40 49C43 55 39 60 31 60C14 60 2 48 2 32S14 4 32 4Z"/><circle ${face} cx="17" cy="26" r="5.5"/><circle ${face} cx="31" cy="16" r="5.5"/><circle ${face} cx="47" cy="23" r="5.5"/><circle ${face} cx="17" cy="42" r="5.5"/>`,
  // The order of the shows, a ladder to the top of the tent.
  ladder: `${mirrored('<path d="M8 2H17V62H8Z"/>')}<path d="M14 10H50V17H14ZM14 27H50V34H14ZM14 44H50V51H14Z"/>`,
} as const;

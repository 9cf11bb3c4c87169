import { cut, face, line, star } from './ink';

// Marks that stand for a colour, so that no colour stands alone.

const cube = (glyph: string): string => `<rect x="4" y="4" width="56" height="56" rx="9"/>${glyph}`;

export const marks = {
  // Seats: a shape and a pattern of their own.
  'seat-1': `<rect x="6" y="6" width="52" height="52" rx="4"/><path ${cut(5)} d="M16 32 32 16M16 48 48 16M32 48 48 32"/>`,
  'seat-2': `<circle cx="32" cy="32" r="28"/><circle ${cut(5)} cx="32" cy="32" r="16"/><circle ${face} cx="32" cy="32" r="5"/>`,
  'seat-3': `<path d="M32 5 61 57H3Z" stroke="currentColor" stroke-width="4"/><path ${cut(5)} d="M24 35H40M17 47H47"/>`,
  'seat-4': `<path d="M32 1 63 32 32 63 1 32Z"/><path ${cut(5)} d="M32 16V48M16 32H48"/>`,

  // Cubes: one glyph per colour in all titles.
  'cube-white': cube(`<circle ${cut(7)} cx="32" cy="32" r="13"/>`),
  'cube-yellow': cube(`<path ${face} d="${star(32, 34, 5, 21, 8.6)}"/>`),
  'cube-green': cube(`<path ${face} d="M32 54 9 14H55Z"/>`),
  'cube-blue': cube(`<path ${face} d="M12 16H52V28H12ZM12 37H52V49H12Z"/>`),
  'cube-red': cube(
    `<path ${face} d="M21 11 32 22 43 11 53 21 42 32 53 43 43 53 32 42 21 53 11 43 22 32 11 21Z"/>`,
  ),

  flag: `<path ${line(5)} d="M10 4V60"/><path d="M10 6H58L46 20 58 34H10Z"/>`,
} as const;

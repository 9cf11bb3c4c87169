import { cut, face, line } from './ink';

// Dice and what is done with them.

/** Pips of a face on the plane square whose middle is (x, y). */
const pips = (x: number, y: number, step: number, radius: number, at: string): string =>
  at
    .split(' ')
    .map((place) => {
      const [column = 0, row = 0] = [...place].map(Number);
      return `<circle ${face} cx="${x + (column - 1) * step}" cy="${y + (row - 1) * step}" r="${radius}"/>`;
    })
    .join('');

const FOUR = '00 20 02 22';

export const dice = {
  // Two on the table, one leaning on the other.
  dice: `<g transform="rotate(-14 22 24)"><rect x="4" y="6" width="35" height="35" rx="7"/>${pips(21.5, 23.5, 10, 3.6, `${FOUR} 11`)}</g>
    <g transform="rotate(12 44 44)"><rect x="27.5" y="27.5" width="33" height="33" rx="7" stroke="var(--face)" stroke-width="3"/>${pips(44, 44, 8.5, 3.6, '20 11 02')}</g>`,

  reroll: `<rect x="17" y="17" width="30" height="30" rx="6" transform="rotate(20 32 32)"/><g transform="rotate(20 32 32)">${pips(32, 32, 8, 3.3, `${FOUR} 11`)}</g>
    <path ${line(5)} d="M6 36A26 26 0 0 1 44 8.5M58 28A26 26 0 0 1 20 55.5"/><path d="M40 1 56 12 39 19ZM24 63 8 52 25 45Z"/>`,

  // The face below comes up.
  opposite: `<rect x="14" y="1" width="36" height="27" rx="6"/><circle ${face} cx="32" cy="14.5" r="5"/><rect x="14" y="36" width="36" height="27" rx="6"/>${pips(32, 49.5, 7.5, 3.2, '00 20 10 02 22 12')}
    <path ${line(4)} d="M8 22V42M56 42V22"/><path d="M8 52 2 41H14ZM56 12 62 23H50Z"/>`,

  // One up or one down.
  shift: `<rect x="15" y="15" width="34" height="34" rx="7"/>${pips(32, 32, 9, 3.8, '20 11 02')}<path d="M32 0 44 11H20ZM32 64 20 53H44Z"/>
    <path ${line(5)} d="M3 32H9M55 32H61M58 29V35"/>`,

  // Any face: a die in the hand that sets it down.
  face: `<rect x="18" y="3" width="34" height="34" rx="7"/><path ${cut(4.6)} d="M28.5 16Q29 9.5 35 9.5T41.5 15.5Q41.5 19 35.5 21.5V25"/><circle ${face} cx="35.5" cy="31" r="2.9"/>
    <path d="M2 43H14L26 40H52A4.5 4.5 0 0 1 52 49H40 54A4.5 4.5 0 0 1 53 57L26 62 14 58H2Z"/><path ${cut(2.4)} d="M31 49.5H45"/>`,
} as const;

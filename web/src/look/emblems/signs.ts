import { cut, face, line, star } from './ink';

// What can be done, as pictures: actions, bonus cards and the controls of the page.

const card = (x: number, y: number, turn = 0): string =>
  `<rect x="${x}" y="${y}" width="26" height="38" rx="4" stroke="var(--face)" stroke-width="2.4"${turn === 0 ? '' : ` transform="rotate(${turn} ${x + 13} ${y + 19})"`}/>`;

const plus = (x: number, y: number, reach: number, width: number): string =>
  `<path ${cut(width)} d="M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}"/>`;

export const signs = {
  'draw-two': `${card(9, 6, -12)}${card(27, 8, 10)}<path ${cut(4)} d="M35 20Q41 15 45 20T43 28L37 35H47" transform="rotate(10 41 27)"/><path d="M32 62 22.5 53H28V47H36V53H41.5Z" stroke="var(--face)" stroke-width="2"/>`,
  'pay-less': `<path d="M4 34 30 8H54Q58 8 58 12V36L32 62Z"/><circle ${face} cx="48" cy="18" r="5"/><path ${cut(5)} d="M22 36H42"/>`,
  'take-discard': `<path d="M4 44H14V54H50V44H60V62H4Z"/>${card(19, 12)}<path ${face} d="M32 18 42 30H36V42H28V30H22Z"/>`,
  'plus-action': `<path d="${star(32, 32, 12, 31, 23)}"/>${plus(32, 32, 12, 7)}`,
  'exchange-one': `<circle cx="14" cy="32" r="11"/><circle cx="50" cy="32" r="11"/><path ${face} d="${star(14, 32, 5, 6.5, 2.8)}${star(50, 32, 5, 6.5, 2.8)}"/>
    <path ${line(5)} d="M12 14Q32 2 48 12M52 50Q32 62 16 52"/><path d="M55 17 42.5 18 50 6ZM9 47 21.5 46 14 58Z"/>`,

  look: `<path d="M1 32C12 14 22 10 32 10S52 14 63 32C52 50 42 54 32 54S12 50 1 32Z"/><circle ${face} cx="32" cy="32" r="16"/><circle cx="32" cy="32" r="10"/><circle ${face} cx="36.5" cy="27.5" r="3.4"/>`,
  flip: `<path d="M32 20C46 20 56 27 56 36S46 52 32 52 8 45 8 36 18 20 32 20Z"/><path ${face} d="M32 26C42 26 50 30 50 36S42 46 32 46Z"/>
    <path ${line(5)} d="M10 18Q30 0 50 12"/><path d="M58 19 43 18.5 51 5.5Z"/>`,
  swap: `<circle cx="14" cy="32" r="12"/><circle ${face} cx="50" cy="32" r="10" stroke="currentColor" stroke-width="4"/><path ${line(5)} d="M12 13Q32 0 47 11M52 51Q32 64 17 53"/><path d="M55 16 41 18 48.5 5ZM9 48 23 46 15.5 59Z"/>`,
  'first-player': `<path d="M14 4V60" ${line(5)}/><path d="M14 6H60L50 21 60 36H14Z"/><path ${cut(4.5)} d="M27 15 32 12V30M26 30H38"/>`,

  hint: `<path d="M32 2A21 21 0 0 0 19 39.5Q22 42 22 47H42Q42 42 45 39.5A21 21 0 0 0 32 2Z"/><path d="M22 50H42V55H22ZM26 57.5H38V62H26Z"/><path ${cut(3)} d="M28 44V32L23 25M36 44V32L41 25"/>`,
  undo: `<path ${line(7)} d="M14 22H38Q54 22 54 37T38 52H20"/><path d="M24 5V39L4 22Z"/>`,
  redo: `<path ${line(7)} d="M50 22H26Q10 22 10 37T26 52H44"/><path d="M40 5V39L60 22Z"/>`,
  check: `<path ${line(9)} d="M9 34 25 50 55 14"/>`,
  close: `<path ${line(9)} d="M13 13 51 51M51 13 13 51"/>`,
  play: `<path d="M14 6 56 32 14 58Z" stroke="currentColor" stroke-width="4"/>`,
  pause: `<path d="M12 7H27V57H12ZM37 7H52V57H37Z"/>`,
  skip: `<path d="M6 8 32 30V8L52 32 32 56V34L6 56Z" stroke="currentColor" stroke-width="3"/><path d="M52 6H60V58H52Z"/>`,
  link: `<path ${line(7)} d="M27 37 37 27"/><path ${line(7)} d="M29 20 37 12A10.6 10.6 0 0 1 52 27L44 35M35 44 27 52A10.6 10.6 0 0 1 12 37L20 29"/>`,
  person: `<circle cx="32" cy="18" r="14"/><path d="M6 62C6 44 16 36 32 36S58 44 58 62Z"/>`,
  // A wind-up tin player with a key in its back.
  bot: `<path ${line(4)} d="M32 4V14"/><circle cx="32" cy="6" r="5"/><rect x="10" y="14" width="44" height="34" rx="7"/><path d="M2 24H8V40H2ZM56 24H62V40H56Z"/><circle ${face} cx="23" cy="28" r="5.5"/><circle ${face} cx="41" cy="28" r="5.5"/><path ${cut(3.4)} d="M22 40.5H42"/><path d="M18 51H46L50 62H14Z"/>`,
  moon: `<path d="M42 4A29 29 0 1 0 60 44A24 24 0 0 1 42 4Z"/><path d="${star(49, 20, 5, 9, 3.8)}"/>`,
  sun: `<circle cx="32" cy="32" r="14"/><path ${line(5.5)} d="M32 4V10M32 54V60M4 32H10M54 32H60M12.5 12.5 16.5 16.5M47.5 47.5 51.5 51.5M12.5 51.5 16.5 47.5M47.5 16.5 51.5 12.5"/>`,
  book: `<path d="M30 14Q18 6 3 10V54Q18 50 30 58ZM34 14Q46 6 61 10V54Q46 50 34 58Z"/><path ${cut(3)} d="M9 22Q17 20 24 24M9 32Q17 30 24 34M55 22Q47 20 40 24M55 32Q47 30 40 34"/>`,
  settings: `<path d="${star(32, 32, 9, 31, 22)}" stroke="currentColor" stroke-width="2"/><circle ${face} cx="32" cy="32" r="10"/>`,
  sound: `<path d="M4 22H16L32 8V56L16 42H4Z" stroke="currentColor" stroke-width="3"/><path ${line(5)} d="M41 22Q47 32 41 42M49 13Q61 32 49 51"/>`,
  mute: `<path d="M4 22H16L32 8V56L16 42H4Z" stroke="currentColor" stroke-width="3"/><path ${line(6)} d="M42 23 59 41M59 23 42 41"/>`,
} as const;

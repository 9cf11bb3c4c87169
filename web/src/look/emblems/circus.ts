import { cut, face, line, mirrored, star } from './ink';

// Performers and things of a touring circus that the other rooms do not have.

export const circus = {
  // Three balls in the air over open hands.
  juggler: `<circle cx="32" cy="7" r="6.5"/><circle cx="10" cy="17" r="6.5"/><circle cx="54" cy="17" r="6.5"/><circle cx="32" cy="27" r="8"/>
    <path d="M24 38H40L44 62H20Z"/>${mirrored(`<path ${line(6)} d="M26 42 14 46 10 33"/>`)}<path ${cut(2.6)} d="M32 41V61"/>`,

  // A fire eater: head thrown back, a flame from the mouth.
  bizarre: `<path d="M1 63C1 53 9 49 19 49S40 53 42 63Z" stroke="var(--face)" stroke-width="2"/><circle cx="19" cy="35" r="16" stroke="var(--face)" stroke-width="2"/><path ${cut(3)} d="M4 30Q17 20 33 27"/><circle ${face} cx="24" cy="32.5" r="2.5"/><path ${face} d="M24 42 36 36 36 43Z"/>
    <path d="M34 38C38 29 36 23 45 15C45 21 50 19 51 6C63 18 67 35 57 43C50 49 41 46 34 38Z"/><path ${face} d="M46 39C46 32 52 31 52 23C58 30 59 36 54 40C51 42 48 41 46 39Z"/>`,

  drum: `${mirrored(`<path ${line(5)} d="M32 20 8 5"/><circle cx="7" cy="5" r="4.6"/>`)}<path d="M6 22H58V56Q32 66 6 56Z"/><ellipse cx="32" cy="22" rx="26" ry="8" stroke="var(--face)" stroke-width="2.4"/>
    <path ${cut(3)} d="M8 33 20 55 32 35 44 55 56 33"/>`,

  trailer: `<path d="M4 18Q4 12 10 12H46Q54 12 56 22L58 46H4Z"/><path ${face} d="M11 20H24V33H11ZM34 20H44Q47 20 48 24L49 33H34Z"/><path d="M0 46H64V51H0Z"/>
    <circle cx="22" cy="52" r="9" stroke="var(--face)" stroke-width="2"/><circle ${face} cx="22" cy="52" r="3.6"/>`,

  // A purse for what everybody earns.
  wages: `<path d="M22 4H42L37 17H27Z"/><path d="M25 20H39C54 28 60 40 58 52Q56 61 46 61H18Q8 61 6 52C4 40 10 28 25 20Z"/><path ${cut(3)} d="M23 18.5H41"/><path ${face} d="${star(32, 42, 5, 13, 5.4)}"/>`,

  prestige: `<path d="${star(32, 33, 5, 31, 13)}"/>`,

  // A salary that need not be paid: an empty purse, struck out.
  'no-wage': `<path ${line(5)} d="M24 5H40L36 15H28ZM26 20H38C52 28 58 40 56 52Q54 59 46 59H18Q10 59 8 52C6 40 12 28 26 20Z"/><path ${line(8)} d="M5 59 59 7"/>`,

  ticket: `<path d="M3 16H61V27A5.5 5.5 0 0 0 61 38V49H3V38A5.5 5.5 0 0 0 3 27Z"/><path ${cut(3)} stroke-dasharray="4 4.4" d="M44 18V47"/><path ${face} d="${star(24, 33, 5, 11, 4.6)}"/>`,

  invest: `<path d="M8 6H44L56 18V60H8Z"/><path ${face} d="M44 6V18H56Z"/><path ${cut(4)} d="M16 48 26 36 34 42 47 26"/><path ${cut(4)} d="M38 26H47V35"/>`,

  vote: `<path d="M6 30H58V60H6Z"/><path ${cut(4)} d="M18 38H46"/><path d="M20 4H44V34H20Z" stroke="var(--face)" stroke-width="2.4"/><path ${cut(4)} d="M25 18 30 24 39 11"/>`,
} as const;

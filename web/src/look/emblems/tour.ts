import { cut, face, line, mirrored, star } from './ink';

// Cities where a circus puts up its tent, and the people who never enter the ring.

const arch = (x: number, y: number, width: number, height: number): string => {
  const r = width / 2;
  return `<path ${face} d="M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}Z"/>`;
};

export const tour = {
  // Onion domes.
  'city-moscow': `<path ${line(3)} d="M32 2V11M27.5 5.5H36.5"/><path d="M32 9C32 16 46 19 46 29C46 35 41 37 39 41H25C23 37 18 35 18 29C18 19 32 16 32 9Z"/><path d="M24 41H40V62H24Z"/>
    ${mirrored(`<path d="M10.5 21C10.5 27 19 30 19 37C19 41 16 43 15 45H6C5 43 2 41 2 37C2 30 10.5 27 10.5 21Z"/><path d="M5 45H16V62H5Z"/>`)}
    <path d="M3 55H61V62H3Z"/><path ${cut(2.6)} d="M23 24Q33 26 37 38M20 31Q28 32 31 38M24 43.5H40"/>${arch(28, 49, 8, 13)}`,

  'city-paris': `<path d="M30.5 1H33.5L35.5 20 40 38 55 62H43Q41 49 32 49T21 62H9L24 38 28.5 20Z"/><path d="M19 40H45V45H19ZM25.5 20H38.5V24.5H25.5Z"/><path ${cut(2.4)} d="M32 27 29 37M32 27 35 37M32 10V18"/><path ${cut(2)} d="M21 39H43M27 19H37"/>`,

  // The great wheel.
  'city-vienna': `<circle ${line(4)} cx="32" cy="28" r="22"/><path ${line(2.6)} d="M32 6V50M10 28H54M16.5 12.5 47.5 43.5M47.5 12.5 16.5 43.5"/><circle cx="32" cy="28" r="6"/>
    <path ${line(4)} d="M32 28 17 61M32 28 47 61"/><path d="M8 58H56V63H8Z"/>
    <path d="M26.5 1H37.5V11H26.5ZM26.5 45H37.5V55H26.5ZM4 23H14V33H4ZM50 23H60V33H50ZM11 7H21V17H11ZM43 7H53V17H43ZM11 39H21V49H11ZM43 39H53V49H43Z" stroke="var(--face)" stroke-width="1.6"/>`,

  // The clock in its tower.
  'city-london': `<path d="M32 1 43 17H21Z"/><path d="M20 19H44V57H20Z"/><circle ${face} cx="32" cy="30" r="8.6"/><path ${line(2.8)} d="M32 23.5V30.5L37 33"/><path ${cut(2.6)} d="M26 43V56M32 43V56M38 43V56"/><path d="M14 57H50V63H14Z"/><path ${cut(2)} d="M19 18H45"/>`,

  // The old arena.
  'city-rome': `<path d="M3 20Q14 10 38 9V15L48 17V24L61 28V52Q32 63 3 54Z"/>${[8, 20, 32].map((x) => arch(x, 22, 7, 11)).join('')}${arch(44, 27, 7, 8)}${[8, 20, 32, 44].map((x) => arch(x, 40, 7, 13)).join('')}<path ${cut(2.4)} d="M3 37Q32 39 61 36"/>`,

  popcorn: `<circle cx="20" cy="18" r="9"/><circle cx="33" cy="11" r="9.5"/><circle cx="45" cy="18" r="9"/><circle cx="32" cy="20" r="9"/><path ${cut(2.2)} d="M17 14Q22 15 22 20M31 7Q36 9 35 14M43 14Q48 16 46 21"/>
    <path d="M9 26H55L48 62H16Z"/><path ${face} d="M17 31H24L27 57H22ZM40 31H47L42 57H37Z"/>`,

  lyre: `<path ${line(6.5)} d="M18 7C4 13 8 44 32 46C56 44 60 13 46 7"/><circle cx="18" cy="8" r="5"/><circle cx="46" cy="8" r="5"/><path ${line(4.5)} d="M11 19H53"/><path ${line(2.6)} d="M24 20V43M32 20V45M40 20V43"/><path d="M27 46H37V54H48V62H16V54H27Z"/>`,

  // Columns under a gable: where coins rest.
  bank: `<path d="M32 2 62 20V26H2V20Z"/><circle ${face} cx="32" cy="16.5" r="4.6"/><path d="M7 29H17V50H7ZM22 29H30V50H22ZM34 29H42V50H34ZM47 29H57V50H47Z"/><path d="M4 50H60V55H4ZM0 57H64V63H0Z"/>`,

  crate: `<path d="M14 5H50L61 17V59H3V17Z"/><path ${cut(3)} d="M4 19H60M17 6 12 18M47 6 52 18"/><path ${cut(3)} d="M14 21V58M50 21V58M16 31H48M16 45H48"/><path ${cut(4)} d="M17 57 47 22"/>`,

  megaphone: `<path d="M3 24H17L51 7V53L17 40H3Z"/><path d="M11 42 21 43 27 61H16Z"/><path ${cut(2.8)} d="M18.5 25V39M45 12V48"/><path ${line(4.5)} d="M57 21Q63 30 57 39"/>`,

  suitcase: `<path ${line(5.5)} d="M22 16V9Q22 6 25 6H39Q42 6 42 9V16"/><rect x="3" y="15" width="58" height="43" rx="6"/><path ${cut(3)} d="M15 16V57M49 16V57"/><path ${face} d="M27 31H37V40H27Z"/><path d="${star(32, 35.6, 4, 4, 1.8)}"/>`,

  bowler: `<path d="M13 39C12 17 21 9 32 9S52 17 51 39Z"/><path d="M1 37Q6 43 32 43T63 37Q64 54 32 55T1 37Z"/><path ${cut(3.4)} d="M12.5 37Q32 43 51.5 37"/><path ${cut(2.4)} d="M24 18Q27 14 32 14"/>`,
} as const;

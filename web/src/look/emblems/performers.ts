import { cut, face, line, mirrored, star } from './ink';

// The people of the ring. The first six play in Flip Circus; acrobat, magician and tamer return in Drum Roll.
export const performers = {
  // A split leap over the rope.
  acrobat: `<circle cx="33" cy="10" r="7.5"/><path ${line(6)} d="M33 23Q21 25 9 13M33 23Q46 24 57 11"/><path d="M25 21Q33 26 41 21L38 38H27Z"/>
    <path d="M28 34Q44 36 61 31Q64 33 62 36Q48 44 34 45Q22 44 5 54Q1 53 3 49Q14 37 28 34Z"/><path ${cut(2.4)} d="M27.5 32.5Q33 35 38.5 32"/>
    <path ${line(3.5)} d="M3 60Q32 57 61 60"/>`,

  // A rabbit looks out of the upturned hat.
  magician: `${mirrored(`<path d="M29 24C21 19 18 5 22 2S31 9 32 23Z"/><path ${cut(2.4)} d="M24.5 7.5Q25 13 28 18"/>`)}
    <path d="M19.5 38V29A12.5 11 0 0 1 44.5 29V38Z"/>${mirrored(`<circle ${face} cx="27" cy="27.5" r="2.3"/>`)}
    <path ${face} d="M29.5 31.5H34.5L32 34.5Z"/>
    <path d="M4 34Q32 41 60 34Q62 41 52 44.5L49.5 59.5Q32 64.5 14.5 59.5L12 44.5Q2 41 4 34Z" stroke="var(--face)" stroke-width="2"/>
    <path ${cut(2.6)} d="M11 45.5Q32 50 53 45.5M14 51Q32 55 50 51"/>
    <path d="${star(54, 17, 4, 9, 3)}"/><path d="${star(10, 21, 4, 7, 2.5)}"/>`,

  // The moon and a star in a crystal ball on its foot.
  'fortune-teller': `<path d="M18 43H46L45 51Q46 54 52 54Q55 55 55 61H9Q9 55 12 54Q18 54 19 51Z"/>
    <circle cx="32" cy="25" r="22.5" stroke="var(--face)" stroke-width="2.6"/>
    <path ${face} d="M27 9A16.5 16.5 0 1 0 47.5 30A14.5 14.5 0 0 1 27 9Z"/><path ${face} d="${star(40, 19, 5, 7, 2.9)}"/>`,

  strongman: `<path ${line(4)} d="M3 9H61"/>${mirrored(`<rect x="2" y="1" width="8" height="16" rx="2.5"/><rect x="11.5" y="4" width="4.5" height="10" rx="1.5"/>`)}
    <circle cx="32" cy="23.5" r="8"/><path ${cut(2.6)} d="M26 26.5Q31 28 32 25Q33 28 38 26.5"/>
    ${mirrored(`<path ${line(7)} d="M22 10Q6 26 20 36"/><path d="M26 50 18.5 56Q17 58 17 62H29.5L32 54Z"/>`)}
    <path d="M14 36.5Q32 30.5 50 36.5L40 55H24Z"/><path ${cut(2.4)} d="M24 34C25.5 41.5 32.5 45.5 40.5 45.5M25 51H39"/>`,

  // The tamer is known by her lion.
  tamer: `<path stroke="currentColor" stroke-width="2" d="${star(32, 32, 15, 29, 22.5)}"/>
    ${mirrored(`<circle ${face} cx="20.5" cy="21" r="5.5"/>`)}
    <path ${face} d="M32 17C41 17 47 23 47 31C47 41 40 49 32 49S17 41 17 31C17 23 23 17 32 17Z"/>
    ${mirrored(`<path ${line(3)} d="M23 25.5 28 27"/><circle cx="26" cy="31" r="2.6"/><path ${line(2.4)} d="M32 39V42Q28 46 24.5 42.5"/>`)}
    <path d="M26.5 33.5H37.5L32 40Z"/>`,

  clown: `${mirrored(`<circle cx="10" cy="35" r="7.5"/><circle cx="13" cy="45" r="6.5"/><circle cx="14" cy="27" r="5.5"/>`)}
    <path d="M32 5 45 25H19Z"/><circle cx="32" cy="6" r="5"/><circle ${face} cx="32" cy="17.5" r="2.6"/>
    <circle ${face} cx="32" cy="41" r="18" stroke="currentColor" stroke-width="4"/>
    ${mirrored(`<path d="${star(25, 34, 4, 6, 2.4)}"/>`)}<circle cx="32" cy="41.5" r="5"/><path ${line(4)} d="M21 46Q32 57 43 46"/>`,
} as const;

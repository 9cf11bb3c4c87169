import { cut, face, line, mirrored, star } from './ink';

const wheel = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" stroke="var(--face)" stroke-width="2"/><circle ${face} cx="${x}" cy="${y}" r="${(radius * 0.42).toFixed(2)}"/><circle cx="${x}" cy="${y}" r="${(radius * 0.18).toFixed(2)}"/>`;

const hand = `<path d="M13 57 12 49C7 43 4 38 4 35C4 32 8 31 10 34L15 41 17 13C17 9 22.5 9 22.5 13L22.5 30 25 7C25.5 3 31 3.5 31 8L31.5 57Z"/>`;

export const things = {
  // The house itself.
  tent: `<path ${line(2.6)} d="M32 3V16"/><path d="M32 2 46 6.5 32 11Z"/><path d="M32 14C36 24 48 31 61 34V39A4.8 5 0 0 1 51.3 39A4.8 5 0 0 1 41.6 39A4.8 5 0 0 1 32 39A4.8 5 0 0 1 22.4 39A4.8 5 0 0 1 12.7 39A4.8 5 0 0 1 3 39V34C16 31 28 24 32 14Z"/>
    ${mirrored(`<path ${face} d="M30 22C27 28 21.5 32 16 34.5H24.5C27.5 31 29.5 27 30 22Z"/><path d="M7 45.5H29L25 61H9Z"/><path ${face} d="M14 45.5H20L18.5 61H14Z"/>`)}`,

  // Two hands and the sound they make.
  applause: `${mirrored(`<g transform="translate(30.5 13) rotate(13) scale(.84) translate(-31.5 -4)">${hand}<path ${cut(2)} d="M23 30V14M18 45Q17 39 15 41"/></g>`)}
    <path ${line(3.6)} d="M32 2V9M20 5 22.5 10.5M44 5 41.5 10.5M10 13 14 17M54 13 50 17"/>`,

  poster: `<path d="M12 3H52V61H12Z"/><path ${cut(2)} d="M17 8H47V56H17Z"/><path ${face} d="${star(32, 26, 8, 13, 6.5)}"/><path d="${star(32, 26, 5, 6, 2.6)}"/>
    <path ${cut(3.4)} d="M23 44H41M26 50.5H38"/>`,

  // Master of the ring: hat, moustache and bow tie.
  ringmaster: `<path d="M19 3Q32 0 45 3L43 22H21Z"/><path ${cut(2.6)} d="M21 16.5Q32 19 43 16.5"/><path d="M8 19Q10 24 20 24Q32 26.5 44 24Q54 24 56 19Q58 27 48 29Q32 32 16 29Q6 27 8 19Z"/>
    <path d="M19.5 31Q32 33.5 44.5 31C45 40 41 47 32 47S19 40 19.5 31Z"/><path ${face} d="M32 37.5C36 34.5 39 40 44 35.5C43.5 42.5 35.5 43 32 39.5C28.5 43 20.5 42.5 20 35.5C25 40 28 34.5 32 37.5Z"/>
    <path d="M6 63C7 53 14 48.5 21 47.5L32 55 43 47.5C50 48.5 57 53 58 63Z"/><path ${face} d="M32 55 22.5 49.5V61L32 56.5 41.5 61V49.5Z"/><path d="M32 54.5 25 51V59L32 56 39 59V51Z"/>`,

  locomotive: `<path d="M34 8H61V14H58V46H36V28H10V46H6V27Q6 22 11 22H12V15H8V9H22V15H18V22H24V17Q28 13 32 17V22H36V14H34Z"/>
    <path d="M6 24H40V46H6Z"/><path d="M40 18H54V29H40Z" ${face}/><path ${cut(2.4)} d="M13 30V43M6.5 36.5H12M31 30V43"/><path d="M9 45H58V51H9Z"/><path d="M9 43 0 56H9Z"/>
    ${wheel(17, 53, 8)}${wheel(33, 53, 8)}${wheel(50, 51, 10.5)}`,

  // The cage stands open for the animal or the number printed on it.
  wagon: `<path d="M3 14Q32 2 61 14V19H3Z"/><path d="M6 17H58V50H6Z"/><path ${face} d="M11 22H53V43H11Z"/><path ${line(3)} d="M19.5 21V44M28 21V44M36.5 21V44M45 21V44"/><path d="M0 44H64V48H0Z"/>
    ${wheel(17, 52, 9)}${wheel(47, 52, 9)}`,

  // Two of one kind stand for one of another.
  exchange: `<circle cx="13" cy="14" r="11.5"/><circle cx="13" cy="50" r="11.5"/><circle ${face} cx="13" cy="14" r="4"/><circle ${face} cx="13" cy="50" r="4"/>
    <path d="M15 28H26V20L39 32 26 44V36H15Z"/><circle cx="52" cy="32" r="12"/><path ${face} d="${star(52, 32.5, 5, 7.5, 3.2)}"/>`,

  // The back of every card: a curtain with a star.
  'card-back': `<rect x="11" y="3" width="42" height="58" rx="5"/><rect ${cut(2)} x="15.5" y="7.5" width="33" height="49" rx="2"/>
    <path ${cut(2)} d="M15.5 20 28 32 15.5 44M48.5 20 36 32 48.5 44M20 7.5 32 20 44 7.5M20 56.5 32 44 44 56.5"/><circle cx="32" cy="32" r="12.5"/><path ${face} d="${star(32, 32.5, 5, 9, 3.8)}"/>`,

  coin: `<circle cx="32" cy="32" r="28"/><circle ${cut(2.4)} cx="32" cy="32" r="22"/><path ${face} d="${star(32, 32, 5, 15, 6.4)}"/>`,

  curtain: `<path d="M2 4H62V11H2Z"/>${mirrored(`<path d="M4 10H30C30 28 22 38 14 42V60H4Z"/><path ${cut(2)} d="M11 12V38M18.5 12Q18 26 13 38"/><path ${cut(2.6)} d="M4 43.5H15"/>`)}`,
} as const;

/** What a reader has chosen for this browser. Each change takes effect at once and is remembered. */

import { fields, load, save } from './storage';

/** What is chosen from a list. */
export const LISTS = {
  theme: ['device', 'light', 'dark'],
  speed: ['off', 'slow', 'normal', 'fast'],
  confirm: ['always', 'never'],
  curtain: ['needed', 'always'],
} as const;
type Lists = typeof LISTS;
export type List = keyof Lists;
type Speed = Lists['speed'][number];

type Values = { [name in List]: Lists[name][number] } & {
  /** Single keys as shortcuts. */
  shortcuts: boolean;
  /** The name given last when joining a table. */
  name: string;
};

const LONGEST_NAME = 40;
const USUAL: Values = {
  theme: 'device',
  speed: 'normal',
  confirm: 'always',
  curtain: 'needed',
  shortcuts: true,
  name: '',
};

/** Per speed: how long a move of somebody else stays before the next one is shown, and one whole movement, in ms. */
const TIMES: Record<Speed, { pace: number; movement: number }> = {
  off: { pace: 0, movement: 0 },
  slow: { pace: 1500, movement: 600 },
  normal: { pace: 800, movement: 450 },
  fast: { pace: 400, movement: 250 },
};

/** What was chosen before, as far as it can still be chosen; the rest as usual. */
function read(found: unknown): Values {
  const { shortcuts, name, ...lists } = fields(found);
  const known = (list: List): unknown[] => LISTS[list].filter((value) => value === lists[list]);
  const chosen = (Object.keys(LISTS) as List[]).flatMap((list) =>
    known(list).map((value) => [list, value]),
  );
  return {
    ...USUAL,
    ...(Object.fromEntries(chosen) as Partial<Values>),
    shortcuts: shortcuts !== false,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
  };
}

const values = $state<Values>(load('settings', read));

/** The settings; assign to change one. */
export const settings: Values = new Proxy(values, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    save('settings', $state.snapshot(target));
    showTheme();
    return true;
  },
});

/** Put the theme on the page; without one the device decides (`look/tokens.css`). */
export function showTheme(): void {
  const root = document.documentElement;
  if (values.theme === 'device') delete root.dataset.theme;
  else root.dataset.theme = values.theme;
}

export const pace = (): number => TIMES[values.speed].pace;

/** Length of a whole movement in ms; 0 when motion is off here or on the device. */
export const movement = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TIMES[values.speed].movement;

/** Whether steps that cannot be taken back ask first. */
export const asksFirst = (): boolean => values.confirm === 'always';

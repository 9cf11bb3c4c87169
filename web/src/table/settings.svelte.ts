/** What a reader has chosen for this browser. Each change takes effect at once and is remembered. */

import { load, save } from './storage';

export type Theme = 'device' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';
export type Confirm = 'touch' | 'always' | 'never';
export type Curtain = 'needed' | 'always';

interface Values {
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  curtain: Curtain;
  /** Single keys as shortcuts. */
  shortcuts: boolean;
  /** The name given last when joining a table. */
  name: string;
}

const DEFAULTS: Values = {
  theme: 'device',
  speed: 'normal',
  confirm: 'touch',
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

const values = $state<Values>({ ...DEFAULTS, ...load<Partial<Values>>('settings', {}) });

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

/** Whether steps that cannot be taken back ask first: by default where fingers do the tapping. */
export function asksFirst(): boolean {
  if (values.confirm !== 'touch') return values.confirm === 'always';
  return matchMedia('(pointer: coarse)').matches;
}

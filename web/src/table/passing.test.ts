import { beforeEach, describe, expect, it } from 'vitest';

import type { View } from '../api/types';
import { letPass, passAction, passesFor } from './passing';

describe('passing for a seat', () => {
  beforeEach(() => localStorage.clear());

  it('is off until it is switched on, and for that seat alone', () => {
    expect(passesFor('one')).toBe(false);
    letPass('one', true);
    expect([passesFor('one'), passesFor('two')]).toEqual([true, false]);
    letPass('two', true);
    letPass('one', false);
    expect([passesFor('one'), passesFor('two')]).toEqual([false, true]);
  });

  it('is forgotten where storage holds something else', () => {
    for (const other of ['null', '{}', '"one"', '[1, null]', 'not json']) {
      localStorage.setItem('chapiteau.passing', other);
      expect(passesFor('one')).toBe(false);
      letPass('one', true);
      expect(passesFor('one')).toBe(true);
    }
  });

  it('keeps the last seats only', () => {
    for (let i = 0; i < 100; i += 1) letPass(`seat ${String(i)}`, true);
    expect(passesFor('seat 99')).toBe(true);
    expect(passesFor('seat 0')).toBe(false);
  });

  it('goes by the question alone', () => {
    expect(passAction({ passing: 0 } as View)).toBe(0);
    expect(passAction({ passing: -1 } as View)).toBeNull();
    expect(passAction({} as View)).toBeNull();
  });
});

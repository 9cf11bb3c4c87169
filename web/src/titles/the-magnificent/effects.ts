/** How the table moves beside its pieces: a die that is rolled tumbles. */

import type { Effects } from '../../table/board';

export const effects: Effects = {};

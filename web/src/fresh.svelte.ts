/**
 * Whether this page is still the one that its server has. A tab may be older than the server: then parts that it has not fetched yet are
 * gone, and what the server says may be new to it. The reader is told (`Anew.svelte`); nothing is loaded anew unasked.
 */

/** A newer page is there, or a part of this one did not come. */
export type Doubt = 'newer' | 'missing';

const state = $state<{ doubt: Doubt | null }>({ doubt: null });

export const doubt = (): Doubt | null => state.doubt;

/** Leave the reader alone, until the next time. */
export const settle = (): void => void (state.doubt = null);

/** A part of the page did not come. */
export async function missed(): Promise<void> {
  state.doubt = (await isOld()) ? 'newer' : 'missing';
}

/** Something points to a newer server: it was away, or does not understand this page. */
export async function compare(): Promise<void> {
  if (await isOld()) state.doubt = 'newer';
}

/** Whether the server's page begins with another script than this one; false when nobody can say. */
async function isOld(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return !!own && response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}

import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../table/i18n.svelte';
import { found, hasRules, loadRules, type Block } from './rules';

const titles = Object.keys(import.meta.glob('$texts/titles/*/RULES.en.md')).map((path) =>
  (path.split('/').at(-2) ?? '').replaceAll('_', '-'),
);

async function pages(title: string): Promise<Block[][]> {
  return await Promise.all(LANGUAGES.map((lang) => loadRules(title, lang)));
}

const numbers = (blocks: Block[]): string[] => blocks.map((block) => block.id).filter(Boolean);

describe.each(titles)('the rules page of %s', (title) => {
  it('has each number once, the same in all languages', async () => {
    const [first = [], ...others] = (await pages(title)).map(numbers);
    expect(first.length).toBeGreaterThan(20);
    expect(new Set(first).size).toBe(first.length);
    for (const other of others) expect(other).toEqual(first);
  });

  it('puts every rule under the heading of its chapter', async () => {
    for (const blocks of await pages(title)) {
      let chapter = '';
      for (const { id, heading } of blocks) {
        if (heading && id) chapter = id;
        else if (id) expect(id.startsWith(`${chapter}.`), id).toBe(true);
      }
    }
  });

  it('prints markup for words and none of the marks of the source', async () => {
    for (const { html } of (await pages(title)).flat()) {
      expect(html).not.toContain('**');
      expect(html).toMatch(/^<\w/);
    }
  });
});

it('knows when there is no page', async () => {
  expect(await loadRules('no-such-title', 'en')).toEqual([]);
  expect([hasRules('no-such-title', 'en'), hasRules('flip-circus', 'en')]).toEqual([false, true]);
});

describe('search', () => {
  const block = (id: string, text: string, heading = false): Block => ({
    id,
    heading,
    text,
    html: text,
  });
  const blocks = [
    block('X-1', 'Le but', true),
    block('X-1.1', 'Deux joueurs'),
    block('X-2', 'La fin', true),
    block('X-2.1', 'Une enchère à égalité'),
    block('X-2.2', 'Deux enchères'),
  ];
  const ids = (search: string): string[] => found(blocks, search).map(({ id }) => id);

  it('shows everything when nothing is looked for', () => expect(ids('  ')).toHaveLength(5));
  it('needs every word, without case and accents, and shows the chapter', () =>
    expect(ids('DEUX encher')).toEqual(['X-2', 'X-2.2']));
  it('finds nothing where nothing is', () => expect(ids('girafe')).toEqual([]));
});

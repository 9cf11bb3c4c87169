// @vitest-environment node
import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { texts } from 'virtual:texts';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../src/table/i18n.svelte';
import { ELSEWHERE } from './texts';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const root = new URL('../../src/chapiteau/', import.meta.url);
const titles = Object.keys(import.meta.glob('$texts/titles/*/text/en.ftl')).map(
  (path) => path.split('/').at(-3) ?? '',
);
const idOf = (room: string): string => room.replaceAll('_', '-');

/** The ids of a text, each of which Fluent can read; the words of its attributes, too. */
function ids(text: string): Map<string, number> {
  const bundle = new FluentBundle('en');
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return new Map(
    [...bundle._messages].map(([id, { attributes }]) => [id, Object.keys(attributes).length]),
  );
}

const read = (path: string): Map<string, number> => ids(readFileSync(new URL(path, root), 'utf8'));
const part = async (name: string): Promise<string> => (await texts[name]?.())?.default ?? '';

describe.each(LANGUAGES)('the texts of the page in %s', (lang) => {
  it.each(titles)('are the words of the house and all of %s', async (room) => {
    const found = ids(await part(`${lang}/${idOf(room)}`));
    for (const [id, attributes] of read(`titles/${room}/text/${lang}.ftl`))
      expect(found.get(id), id).toBe(attributes);
    for (const [id, attributes] of read(`text/${lang}.ftl`))
      expect(found.get(id), id).toBe(
        ELSEWHERE.includes(id.split('-')[0] ?? '') ? undefined : attributes,
      );
  });

  it('are around the tables those of the house, and what the titles are called', async () => {
    const found = ids(await part(lang));
    const own = [...found.keys()].filter((id) => titles.some((room) => id.startsWith(idOf(room))));
    expect(own.sort()).toEqual(
      titles.flatMap((room) => [`${idOf(room)}-name`, `${idOf(room)}-tagline`]).sort(),
    );
    expect(found.has('page-welcome')).toBe(true);
  });
});

it('leaves out nothing that the page says', () => {
  const said = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(new RegExp(`['"\`](?:${ELSEWHERE.join('|')})-[a-z]`, 'g'))].map(
      ([words]) => `${path}: ${words}`,
    ),
  );
  expect(said).toEqual([]);
});

/** The rules page of a title, read from its RULES.<lang>.md, whole or one rule at a time. */

import type { Lang } from '../table/i18n.svelte';

export interface Block {
  /** Number of the rule (`FC-3.2`) or of the chapter (`FC-3`); "" for what stands between. */
  id: string;
  heading: boolean;
  /** Trusted markup: made from our own pages only. */
  html: string;
  /** The words alone, for searching. */
  text: string;
}

const files = import.meta.glob<string>('$texts/titles/*/RULES.*.md', {
  query: '?raw',
  import: 'default',
});

function fileOf(title: string, lang: Lang): (() => Promise<string>) | undefined {
  const end = `/titles/${title.replaceAll('-', '_')}/RULES.${lang}.md`;
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

export const hasRules = (title: string, lang: Lang): boolean => fileOf(title, lang) !== undefined;

/** The blocks of a title's rules in reading order; none when there is no such page. */
export async function loadRules(title: string, lang: Lang): Promise<Block[]> {
  const read = fileOf(title, lang);
  if (!read) return [];
  const [source, { marked }] = await Promise.all([read(), import('marked')]);
  const blocks: Block[] = [];
  for (const token of marked.lexer(source)) {
    if (token.type === 'space') continue;
    const html = marked.parser([token]);
    const id = number(token.raw);
    const heading = token.type === 'heading';
    const rule = blocks.at(-1);
    // What follows a rule without a number of its own (a list, a second paragraph) belongs to it.
    if (!id && !heading && rule?.id && !rule.heading) rule.html += html;
    else blocks.push({ id, heading, html, text: '' });
  }
  for (const block of blocks) block.text = block.html.replace(/<[^>]+>/g, ' ');
  return blocks;
}

/** The number with which a rule or a chapter begins. */
const number = (source: string): string =>
  /^[\s#*]*([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)\b/.exec(source)?.[1] ?? '';

/** The blocks that hold every word looked for, under the headings of their chapters. */
export function found(blocks: Block[], search: string): Block[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const hits = new Set<Block>();
  let chapter: Block | undefined;
  for (const block of blocks) {
    if (block.heading) chapter = block;
    else if (words.every((word) => plain(block.text).includes(word))) {
      if (chapter) hits.add(chapter);
      hits.add(block);
    }
  }
  return [...hits];
}

/** Without case and accents, so that "enchere" finds "Enchère". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The fonts of the page, made lighter when it is built: without their hints for coarse screens, and under another name, as the SIL Open
 * Font License asks of a changed font. `fonts.css` takes them from `$fonts`; the page asks for all of them at once, and their licences lie
 * beside them.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { convert } from 'fontverter';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const FAMILIES = {
  rye: [400],
  'alfa-slab-one': [400],
  'zilla-slab': [400, 600],
};

/** @param modules The folder `node_modules`. */
export function fonts(modules: string): Plugin {
  const folder = join(modules, '.fonts');
  const from = (family: string, file: string): string => join(modules, '@fontsource', family, file);

  async function lighten(family: string, weight: number): Promise<void> {
    const name = `${family}-latin-${weight}-normal.woff2`;
    const font = await subset(readFileSync(from(family, join('files', name))), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
    });
    rename(font);
    writeFileSync(join(folder, `${family}-${weight}.woff2`), await convert(font, 'woff2'));
  }

  return {
    name: 'fonts',
    config: () => ({ resolve: { alias: { $fonts: folder } } }),

    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const [family, weights] of Object.entries(FAMILIES))
        for (const weight of weights) await lighten(family, weight);
    },

    generateBundle() {
      const licences = Object.keys(FAMILIES).map((family) =>
        readFileSync(from(family, 'LICENSE'), 'utf8').trim(),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'fonts.txt',
        source: licences.join(`\n\n${'-'.repeat(80)}\n\n`) + '\n',
      });
    },

    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter(({ fileName }) => basename(fileName).endsWith('.woff2'))
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${fileName}`,
            },
          })),
    },
  };
}

const NAME = 'Chapiteau';
/** Family, identifier, full name, PostScript name; the notice of copyright stays. */
const NAMES = [1, 3, 4, 6];

/** Give a TrueType font the house's name, as far as there is room for it. */
export function rename(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (table === undefined) return;
  const start = font.readUInt32BE(table + 8);
  const strings = start + font.readUInt16BE(start + 4);
  for (let i = 0; i < font.readUInt16BE(start + 2); i++) {
    const record = start + 6 + 12 * i;
    if (!NAMES.includes(font.readUInt16BE(record + 6))) continue;
    const wide = font.readUInt16BE(record) !== 1;
    const name = Buffer.from(NAME, wide ? 'utf16le' : 'latin1');
    if (wide) name.swap16();
    const room = Math.min(name.length, font.readUInt16BE(record + 8));
    name.copy(font, strings + font.readUInt16BE(record + 10), 0, room);
    font.writeUInt16BE(room, record + 8);
  }
}

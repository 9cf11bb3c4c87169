declare module 'subset-font' {
  /** A font with the wanted glyphs alone; `text` undefined: with all of them (`keepAllGlyphs`). */
  export default function subset(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'truetype'; keepAllGlyphs: true; noHinting: true },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>;
}

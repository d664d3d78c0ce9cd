/** Returns the objects of an uncompressed PDF by number. */
const objectsOf = (pdf: string): Map<string, string> =>
  new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number = '', body = '']) => [
      number,
      body,
    ]),
  );

/** Returns the character of each glyph. */
function glyphsOf(cmap: string): string[] {
  const ranges = [...cmap.matchAll(/> \[(.*)\]$/gm)].map(([, entries = '']) => entries);
  return [...ranges.join(' ').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
    String.fromCharCode(...hex.split(' ').map((unit) => Number.parseInt(unit, 16))),
  );
}

/** Returns the drawn lines of an uncompressed PDF, in drawing order. */
export function pdfLines(file: Buffer): string[] {
  const objects = objectsOf(file.toString('latin1'));
  const bodies = [...objects.values()];
  const fonts = new Map(
    bodies.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']): [string, string[]] => {
        const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
        return [name, glyphsOf(objects.get(cmap) ?? '')];
      }),
    ),
  );
  let glyphs: string[] = [];
  return bodies.flatMap((body) =>
    [...body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, parts]) => {
      if (font !== undefined) glyphs = fonts.get(font) ?? [];
      if (parts === undefined) return [];
      const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, each]) => each).join('');
      return [(hex.match(/.{4}/g) ?? []).map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '').join('')];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unpackWoff } from './woff';

test('unpacks a font with the checksums of its tables', () => {
  const path = import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');
  const font = unpackWoff(readFileSync(fileURLToPath(path)));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    const words = Math.ceil(font.readUInt32BE(entry + 12) / 4);
    const sum = Array.from({ length: words }, (_, word) => font.readUInt32BE(start + 4 * word)).reduce(
      (total, word) => (total + word) % 2 ** 32,
      0,
    );
    return { name: font.toString('latin1', entry, entry + 4), sum, stated: font.readUInt32BE(entry + 4) };
  });
  expect(tables.map(({ name }) => name)).toContain('glyf');
  // The checksum of 'head' is computed before its checkSumAdjustment field is written.
  for (const { name, sum, stated } of tables) if (name !== 'head') expect.soft(sum, name).toBe(stated);
});

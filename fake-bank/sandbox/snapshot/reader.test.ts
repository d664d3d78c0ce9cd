import { expect, test } from 'vitest';
import { SnapshotReader, UnreadableExport } from './reader';

const PIECE = 64 * 1024;

const readerOf = () => new SnapshotReader({ row: () => undefined, list: () => undefined });

/** Returns how many pieces are accepted after `beginning` before the rejection; at most 100. */
function countAcceptedPieces(beginning: string, text: string): number {
  const reader = readerOf();
  reader.write(Buffer.from(beginning));
  const piece = Buffer.from(text.repeat(PIECE / text.length));
  for (let pieces = 0; pieces < 100; pieces += 1) {
    try {
      reader.write(piece);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableExport);
      return pieces;
    }
  }
  return 100;
}

test.each([
  ['number', '{"version":', '1'],
  ['string', '{"version":"', 'a'],
  ['string of escapes', '{"version":"', '\\u0061'],
  ['field name', '{"', 'a'],
  ['run of spaces', '{"version":1,', ' '],
])('reading an endless %s stops at the maximum row length', (_, beginning, text) => {
  const pieces = countAcceptedPieces(beginning, text);
  expect(pieces).toBeGreaterThan(0);
  expect(pieces * PIECE).toBeLessThan(300_000);
});

test('reads a string of the maximum row length', () => {
  const versions: unknown[] = [];
  const reader = new SnapshotReader({ row: (_, row) => versions.push(row), list: () => undefined });
  const name = 'a'.repeat(250_000);
  for (const piece of ['{"version":1,"records":{"x":[{"n":"', name, '"}]}}'])
    reader.write(Buffer.from(piece));
  reader.end();
  expect(versions).toEqual([{ n: name }]);
});

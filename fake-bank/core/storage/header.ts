import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { sumText } from './line';

/** First line of a journal: its number, and the checksum that its first change line continues from. */
const Header = z.object({ journal: z.int(), from: z.int() });
export type Header = z.infer<typeof Header>;

const SHAPE = /^(\{"journal":\d{1,15},"from":\d{1,10}),"checksum":"([0-9a-f]{8})"\}\n/;
const BEGINNING = '{"journal":';
const LONGEST_BYTES = 100;

export function headerLine({ journal, from }: Header): Buffer {
  const content = `${BEGINNING}${journal},"from":${from}`;
  return Buffer.from(`${content},"checksum":"${sumText(crc32(content))}"}\n`);
}

export function readHeader(bytes: Buffer): (Header & { length: number }) | null {
  const [line, covered, sum] = SHAPE.exec(bytes.toString('latin1', 0, LONGEST_BYTES)) ?? [];
  if (line === undefined || covered === undefined || sum !== sumText(crc32(covered))) return null;
  return { ...Header.parse(JSON.parse(`${covered}}`)), length: line.length };
}

export const beginsWithHeader = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, BEGINNING.length) === BEGINNING;

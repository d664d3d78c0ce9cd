import { crc32 } from 'node:zlib';
import type { Change } from './collection';

/**
 * A journal line: `["<checksum>",<byte length of the rest>,[…changes…]]`. Chained checksums detect missing,
 * repeated and foreign lines; the length distinguishes a truncated line from a corrupt one.
 */
const HEAD = /^\["([0-9a-f]{8})",(\d{1,10}),/;
const SUM_AT = 2;
const COVERED_FROM = '["00000000",'.length;
const HEAD_BYTES = COVERED_FROM + 11;

const NEWLINE = 0x0a;

export const sumText = (sum: number): string => sum.toString(16).padStart(8, '0');

export type Line = { bytes: Buffer; sum: number };

export function lineOf(json: string, before: number): Line {
  const bytes = Buffer.from(`["00000000",${Buffer.byteLength(json)},${json}]\n`);
  const sum = crc32(bytes.subarray(COVERED_FROM, -1), before);
  bytes.write(sumText(sum), SUM_AT);
  return { bytes, sum };
}

export type Lines = {
  transactions: (readonly Change[])[];
  /** The initial checksum, then one per line. */
  sums: number[];
  length: number;
  sum: number;
  /** The last valid line lacks only its newline, at `length` - 1. */
  isOpen: boolean;
  rest: 'nothing' | 'torn' | 'damaged';
};

function changesOf(line: Buffer, before: number): { changes: readonly Change[]; sum: number } | null {
  const sum = crc32(line.subarray(COVERED_FROM), before);
  const head = HEAD.exec(line.toString('latin1', 0, HEAD_BYTES));
  if (!head || line.toString('latin1', SUM_AT, SUM_AT + 8) !== sumText(sum)) return null;
  const changes: Change[] = JSON.parse(line.toString('utf8', head[0].length, line.length - 1));
  return { changes, sum };
}

/** Classifies the bytes after the last newline; unwritten blocks may read as zeros. */
function endOf(tail: Buffer): { rest: 'torn' | 'damaged' } | { whole: Buffer } {
  let length = tail.length;
  while (length > 0 && tail[length - 1] === 0) length -= 1;
  const head = HEAD.exec(tail.toString('latin1', 0, Math.min(length, HEAD_BYTES)));
  if (!head) return { rest: 'torn' };
  const lineLength = head[0].length + Number(head[2]) + 1;
  if (length === lineLength) return { whole: tail.subarray(0, lineLength) };
  return { rest: length < lineLength ? 'torn' : 'damaged' };
}

/** Reads journal lines from `start`; `before` is the checksum the first line continues from. */
export function readLines(bytes: Buffer, before: number, start = 0): Lines {
  const sums = [before];
  const lines: Lines = { transactions: [], sums, length: start, sum: before, isOpen: false, rest: 'nothing' };
  const take = (line: Buffer): boolean => {
    const read = changesOf(line, lines.sum);
    if (!read) return false;
    lines.transactions.push(read.changes);
    lines.length += line.length + 1;
    lines.sum = read.sum;
    sums.push(read.sum);
    return true;
  };
  while (lines.length < bytes.length) {
    const end = bytes.indexOf(NEWLINE, lines.length);
    if (end < 0) {
      const tail = endOf(bytes.subarray(lines.length));
      if ('rest' in tail) lines.rest = tail.rest;
      else if (take(tail.whole)) lines.isOpen = true;
      else lines.rest = 'torn';
      return lines;
    }
    if (!take(bytes.subarray(lines.length, end))) {
      lines.rest = 'damaged';
      return lines;
    }
  }
  return lines;
}

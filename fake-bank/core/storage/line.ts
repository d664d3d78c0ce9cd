import { crc32 } from 'node:zlib';
import type { Change } from './transaction';

/**
 * One line of a journal: `["<checksum>",<bytes of what follows>,[…changes…]]`. The checksum goes on from that of the
 * line before, so that a line that is missing, doubled or another journal's does not fit. The length tells a line
 * that was cut short, which was never acknowledged, from one that is whole and wrong.
 */
const HEAD = /^\["([0-9a-f]{8})",(\d{1,10}),/;
const SUM_AT = 2;
const COVERED_FROM = '["00000000",'.length;
/** As long as the longest head. */
const HEAD_BYTES = COVERED_FROM + 11;

const NEWLINE = 0x0a;

export const sumText = (sum: number): string => sum.toString(16).padStart(8, '0');

export type Line = { bytes: Buffer; sum: number };

/** The line for changes, given as JSON, that follow a line with this checksum. */
export function lineOf(json: string, before: number): Line {
  const bytes = Buffer.from(`["00000000",${Buffer.byteLength(json)},${json}]\n`);
  const sum = crc32(bytes.subarray(COVERED_FROM, -1), before);
  bytes.write(sumText(sum), SUM_AT);
  return { bytes, sum };
}

/** What of a journal can be read, up to where it cannot. */
export type Lines = {
  transactions: (readonly Change[])[];
  /** The checksum with which the lines begin, and that of each. */
  sums: number[];
  /** Where the last good line ends, and its checksum. */
  length: number;
  sum: number;
  /** Whether the last good line was cut off just before its end, which stands at `length` - 1. */
  isOpen: boolean;
  /** What stands after it: nothing, a line that was cut short, or damage. */
  rest: 'nothing' | 'torn' | 'damaged';
};

function changesOf(line: Buffer, before: number): { changes: readonly Change[]; sum: number } | null {
  const sum = crc32(line.subarray(COVERED_FROM), before);
  const head = HEAD.exec(line.toString('latin1', 0, HEAD_BYTES));
  if (!head || line.toString('latin1', SUM_AT, SUM_AT + 8) !== sumText(sum)) return null;
  const changes: Change[] = JSON.parse(line.toString('utf8', head[0].length, line.length - 1));
  return { changes, sum };
}

/** What stands behind the last line's end: what was not written may read as zeros. */
function endOf(tail: Buffer): { rest: 'torn' | 'damaged' } | { whole: Buffer } {
  let length = tail.length;
  while (length > 0 && tail[length - 1] === 0) length -= 1;
  const head = HEAD.exec(tail.toString('latin1', 0, Math.min(length, HEAD_BYTES)));
  if (!head) return { rest: 'torn' };
  const whole = head[0].length + Number(head[2]) + 1;
  if (length === whole) return { whole: tail.subarray(0, whole) };
  return { rest: length < whole ? 'torn' : 'damaged' };
}

/** Reads the lines of a journal from where they begin, the first of which goes on from a checksum. */
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

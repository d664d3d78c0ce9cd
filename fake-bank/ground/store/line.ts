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
  /** Where the last good line ends, and its checksum. */
  length: number;
  sum: number;
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

/** Whether a tail without its newline is a line that was not written to its end: what is missing may read as zeros. */
function isTorn(tail: Buffer): boolean {
  let length = tail.length;
  while (length > 0 && tail[length - 1] === 0) length -= 1;
  const head = HEAD.exec(tail.toString('latin1', 0, Math.min(length, HEAD_BYTES)));
  if (!head) return true;
  const whole = head[0].length + Number(head[2]) + 1;
  // Where the newline alone is missing, it was cut short there; a byte in its place is damage.
  return length < whole || tail.length === whole;
}

export function readLines(bytes: Buffer, before: number): Lines {
  const lines: Lines = { transactions: [], length: 0, sum: before, rest: 'nothing' };
  while (lines.length < bytes.length) {
    const end = bytes.indexOf(NEWLINE, lines.length);
    if (end < 0) {
      lines.rest = isTorn(bytes.subarray(lines.length)) ? 'torn' : 'damaged';
      return lines;
    }
    const read = changesOf(bytes.subarray(lines.length, end), lines.sum);
    if (!read) {
      lines.rest = 'damaged';
      return lines;
    }
    lines.transactions.push(read.changes);
    lines.length = end + 1;
    lines.sum = read.sum;
  }
  return lines;
}

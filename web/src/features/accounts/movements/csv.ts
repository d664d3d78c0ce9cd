import type { Movement } from '#contract/accounts';
import { directionOf } from './direction';

const HEAD = ['Fecha', 'Descripción', 'Tipo', 'Importe', 'Moneda', 'Saldo'];

/** Spreadsheets read the file as UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Some programs end a line at these too, and no quotes help. */
const oneLine = (cell: string): string => cell.replace(/[\u0085\u2028\u2029]/g, ' ');

/** A text that a spreadsheet would take for a formula, in full width too: others choose what a movement is called. */
const text = (cell: string): string =>
  quoted(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${oneLine(cell)}` : oneLine(cell));

const number = (amount: number | undefined): string => amount?.toFixed(2) ?? '';

const line = ({ postedDate, description, amount, currencyCode, balance }: Movement): string =>
  [
    postedDate,
    text(description),
    directionOf(amount).label,
    number(amount),
    currencyCode,
    number(balance),
  ].join(',');

/** Movements for a spreadsheet: one line each, amounts as plain numbers. */
export const csvOf = (movements: readonly Movement[]): string =>
  `${BYTE_ORDER_MARK}${[HEAD.join(','), ...movements.map(line)].map((row) => `${row}\r\n`).join('')}`;

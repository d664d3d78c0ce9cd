import type { Movement } from '#contract/accounts';
import { directionOf } from './direction';

const HEAD = ['Fecha', 'Descripción', 'Tipo', 'Importe', 'Moneda', 'Saldo'];

/** Spreadsheets read the file as UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text that a spreadsheet would take for a formula: others choose what a movement is called. */
const text = (cell: string): string => quoted(/^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell);

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

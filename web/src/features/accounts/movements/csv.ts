import type { Movement } from '#contract/accounts';
import { directionOf } from './direction';

const HEAD = ['Fecha', 'Descripción', 'Tipo', 'Importe', 'Moneda', 'Saldo'];

/** Excel needs a BOM to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Some programs treat these as line breaks even inside quotes. */
const replaceLineBreaks = (cell: string): string => cell.replace(/[\u0085\u2028\u2029]/g, ' ');

/** Escapes formulas (CSV injection), full-width characters too: other people write the descriptions. */
const textCell = (cell: string): string =>
  quote(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${replaceLineBreaks(cell)}` : replaceLineBreaks(cell));

const numberCell = (amount: number | undefined): string => amount?.toFixed(2) ?? '';

const csvLine = ({ postedDate, description, amount, currencyCode, balance }: Movement): string =>
  [
    postedDate,
    textCell(description),
    directionOf(amount).label,
    numberCell(amount),
    currencyCode,
    numberCell(balance),
  ].join(',');

export const csvOf = (movements: readonly Movement[]): string =>
  `${BYTE_ORDER_MARK}${[HEAD.join(','), ...movements.map(csvLine)].map((row) => `${row}\r\n`).join('')}`;

import type { Movement } from '#contract/accounts';
import { directionOf } from './direction';

const HEAD = ['Fecha', 'Descripción', 'Tipo', 'Importe', 'Moneda', 'Saldo'];

/** Excel needs a BOM to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Some programs treat these as line breaks even inside quotes. */
const oneLine = (cell: string): string => cell.replace(/[\u0085\u2028\u2029]/g, ' ');

/** Escapes formulas (CSV injection), full-width characters too: other people write the descriptions. */
const text = (cell: string): string =>
  quote(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${oneLine(cell)}` : oneLine(cell));

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

export const csvOf = (movements: readonly Movement[]): string =>
  `${BYTE_ORDER_MARK}${[HEAD.join(','), ...movements.map(line)].map((row) => `${row}\r\n`).join('')}`;

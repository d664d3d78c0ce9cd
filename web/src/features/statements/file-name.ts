import { formatAccount } from '#contract/domain/account';
import type { AccountStatement, StatementFormat } from '#contract/domain/statement';
import type { Kind } from './kinds';

/** Reduces a text to ASCII letters and digits, joined by dashes. */
const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'estado-de-cuenta-nomina-4821-2026-10-31.pdf' */
export const fileName = (
  { file }: Pick<Kind, 'file'>,
  { account, endDate }: Pick<AccountStatement, 'account' | 'endDate'>,
  format: StatementFormat,
): string => `${[file, toAscii(formatAccount(account)), endDate].join('-')}.${format}`;

import { type Answers, type Row, rowsAt, textOf } from '../walk/answers';
import type { CallParts } from '../walk/caller';

export type Send = (operation: string, parts?: CallParts) => Promise<Row>;

export type Script = {
  name: string;
  play: (send: Send, answers: Answers, now: number) => Promise<void>;
};

/** Ends a script whose next call lacks a value. */
export class ScriptStopped extends Error {}

export function need(row: Row | undefined, field: string, what: string): string {
  const value = textOf(row, field);
  if (value === undefined) throw new ScriptStopped(`${what} has no ${field}`);
  return value;
}

export const mayUse = (account: Row, use: string): boolean =>
  rowsAt(account, '/entitlements/*').some(({ type, value }) => type === use && value === 'Y');

/** Returns two peso accounts that can exchange transfers. */
export function pairOf(accounts: readonly Row[], what: string): readonly [from: string, to: string] {
  const pesos = accounts.filter(
    ({ type, defaultCurrency }) => type === 'Cheques' && defaultCurrency === 'MXN',
  );
  const from = need(
    pesos.find((account) => mayUse(account, 'TRANSFER_FROM')),
    'key',
    what,
  );
  const to = pesos.find((account) => mayUse(account, 'TRANSFER_TO') && account.key !== from);
  return [from, need(to, 'key', `${what}: a second account`)];
}

export const ONE_PESO = { amount: 1, currency_code: 'MXN' } as const;

export const sourceIn = (setup: Row, what: string): string =>
  need(
    rowsAt(setup, '/accounts/*').find((account) => mayUse(account, 'TRANSFER_FROM')),
    'key',
    what,
  );

/** Customer actions through the domains' commands, each in its own commit as the client sends them. */

import { initiate, sign } from '#bank/core/operations/signature';
import type { Transaction } from '#bank/core/storage/transaction';
import { create, open, validate as validateProgram } from '#bank/modules/saving-programs/service';
import {
  execute as executeSending,
  setUp as setUpSending,
  validate as validateSending,
} from '#bank/modules/third-parties/service';
import { cancel, execute, setUp, validate } from '#bank/modules/transfers/service';
import { createPerson } from '#bank/seed/new-person/create-person';
import { transfers } from '#bank/shared/transfers/transfer';
import { addDays, bankDate } from '#contract/domain/dates';
import { txDateOf } from '#contract/saving-programs';
import { ACCOUNTS, CUSTOMER, RECIPIENTS, TOKEN } from './small-bank';
import type { Step } from './steps';

export type Commit = <Result>(command: (tx: Transaction) => Result) => Promise<Result>;

type Of<Does extends Step['does']> = Extract<Step, { does: Does }>;

export async function transfer(commit: Commit, now: number, step: Of<'transfer'>): Promise<void> {
  const actor = { customer: CUSTOMER, now };
  const { key, nonce } = await commit((tx) => setUp(tx, CUSTOMER));
  const isLater = step.inDays > 0;
  const order = {
    transfer_type: isLater ? ('schedule' as const) : ('onetime' as const),
    from_account_key: ACCOUNTS[step.from] ?? ACCOUNTS[0],
    to_account_key: ACCOUNTS[step.to] ?? ACCOUNTS[1],
    amount: { amount: step.cents / 100, currency_code: 'MXN' as const },
    start_date: addDays(bankDate(now), step.inDays),
  };
  await commit((tx) => validate(tx, actor, key, { ...order, action: 'Validate' }));
  const execution = { ...order, action: 'Create' as const, nonce };
  await commit((tx) => execute(tx, actor, key, execution));
  await commit((tx) => execute(tx, actor, key, execution));
}

export async function send(commit: Commit, now: number, step: Of<'send'>): Promise<void> {
  const { key, nonce } = await commit((tx) => setUpSending(tx, CUSTOMER, 'spei'));
  const order = {
    transfer_type: 'onetime' as const,
    from_account_key: ACCOUNTS[step.from] ?? ACCOUNTS[0],
    to_recipient_key: RECIPIENTS[step.to] ?? RECIPIENTS[0],
    amount: { amount: step.cents / 100, currency_code: 'MXN' as const },
    start_date: bankDate(now),
    message: 'Gasto',
    nonce,
  };
  const url = `/${key}/execute`;
  const call = { method: 'POST', url, query: '', visit: '' };
  const actor = { customer: CUSTOMER, now, call };
  await commit((tx) => validateSending(tx, actor, key, { ...order, action: 'Validate' }));
  await commit((tx) => executeSending(tx, actor, key, order));
  const signing = { ...actor, systemClock: now };
  const { key: signature } = await commit((tx) => initiate(tx, signing, { key, url, method: 'POST' }));
  await commit((tx) => sign(tx, signing, { key: signature, value: TOKEN }));
  await commit((tx) => executeSending(tx, actor, key, order));
}

export async function save(commit: Commit, now: number, step: Of<'save'>): Promise<void> {
  const actor = { customer: CUSTOMER, now };
  const { key, nonce } = await commit((tx) => open(tx, CUSTOMER));
  const program = {
    key,
    nonce,
    account_type: 'Cheques' as const,
    from_account_key: ACCOUNTS[0],
    to_account: ACCOUNTS[1],
    amount: { amount: step.cents / 100, currency_code: 'MXN' as const },
    periodicity: { frequency: step.weekly ? ('WEEKLY' as const) : ('BIWEEKLY' as const) },
    tx_date: txDateOf(addDays(bankDate(now), 1)),
  };
  await commit((tx) => validateProgram(tx, actor, program));
  await commit((tx) => create(tx, actor, program));
}

/** A user name that is taken is rejected. */
export const addPerson = (commit: Commit, now: number, { which }: Of<'person'>) =>
  commit((tx) => {
    const accounts = [{ product: 'chequing' as const, balance: 900 }];
    return createPerson(tx, { user: `persona${which}`, accounts }, bankDate(now));
  });

export const cancelTransfer = (commit: Commit, now: number, { which }: Of<'cancel'>): Promise<void> =>
  commit((tx) => {
    const scheduled = tx.all(transfers).filter(({ status }) => status === 'SCHEDULED');
    const scheduledOrder = scheduled[which % Math.max(1, scheduled.length)];
    if (scheduledOrder) cancel(tx, scheduledOrder, now);
  });

import {

  PROGRAM_NAME_MAX,
  type ProgramOrder,
  type ProgramQuote,
  type ProgramSetup,
  type SavingProgram,
  txDateOf,
} from '#contract/saving-programs';
import type { Account } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import type { Frequency } from '#contract/shared/rhythm';
import type { FieldErrors } from '../../forms/draft';
import { accountOf, destinationsOf, onlySource, sourcesOf } from '../../money-form/accounts';
import { amountBody, checkAmount } from '../../money-form/amount';
import { checkWhen, everyDay } from '../../money-form/scheduling';

type Draft = { from: string; to: string; amount: string; frequency: Frequency; date: string; name: string };

/** What the flow is made of. The order stays with its quote: what is created is what was validated. */
export type CreateProgram = {
  draft: Draft;
  setup: ProgramSetup;
  quote: ProgramQuote & { order: ProgramOrder };
  receipt: SavingProgram;
};

export const programSources = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { types: ['Cheques'], currency: 'MXN' });

export const emptyDraft = ({ accounts }: ProgramSetup): Draft => ({
  from: onlySource(programSources(accounts)),
  to: '',
  amount: '',
  frequency: 'MONTHLY',
  date: '',
  name: '',
});

/** What is wrong with a draft, in the customer's words. The bank checks the same again, and the limit. */
export const checkProgram = (
  { from, to, amount, date, name }: Draft,
  { accounts }: ProgramSetup,
  today: BankDate,
): FieldErrors<Draft> => ({
  from: accountOf(programSources(accounts), from) ? undefined : 'Elige la cuenta de donde sale el dinero.',
  to: accountOf(destinationsOf(accounts, from), to) ? undefined : 'Elige la cuenta a donde llega el dinero.',
  amount: checkAmount(amount, 'MXN'),
  date: checkWhen({ when: 'later', date }, everyDay, today),
  name: [...name.trim()].length > PROGRAM_NAME_MAX ? `Máximo ${PROGRAM_NAME_MAX} caracteres` : undefined,
});

/** A draft that has been checked, as the bank wants it. */
export const orderOf = ({ from, to, amount, frequency, date, name }: Draft): ProgramOrder => ({
  account_type: 'Cheques',
  from_account_key: from,
  to_account: to,
  amount: amountBody(amount, 'MXN'),
  periodicity: { frequency },
  tx_date: txDateOf(date),
  ...(name.trim() !== '' && { name: name.trim() }),
});

import * as z from 'zod/mini';
import type { CustomerLimit } from '#contract/limits';
import {
  PROGRAM_NAME_MAX,
  ProgramName,
  type ProgramOrder,
  type ProgramQuote,
  type ProgramSetup,
  type SavingProgram,
  txDateOf,
} from '#contract/saving-programs';
import type { Account } from '#contract/shared/account';
import { addDays, type BankDate } from '#contract/shared/dates';
import { Frequency } from '#contract/shared/rhythm';
import { countCharacters } from '#contract/shared/text';
import { amountFromQuery, parseAmount } from '../../forms/amount';
import type { FieldErrors } from '../../forms/draft';
import { accountOf, destinationsOf, sourceAsked, sourcesOf } from '../../money-form/accounts';
import { amountBody, checkAmount } from '../../money-form/amount';
import { checkOperationLimit } from '../../money-form/limit-rules';
import { checkWhen, everyDay } from '../../money-form/scheduling';

/** What is said of a program, whether it is made or changed. */
export type ProgramWords = { name: string; amount: string; frequency: string; goal: string };

type Draft = ProgramWords & { from: string; to: string; date: string };

/** What the form needs to know before it is filled in; no limit where the bank sends none. */
export type ProgramForm = ProgramSetup & {
  limit: CustomerLimit | undefined;
  /** Display ids of the accounts that were used last, newest first. */
  lastSources: readonly string[];
};

/** What the flow is made of. The order stays with its quote: what is created is what was validated. */
export type CreateProgram = {
  draft: Draft;
  setup: ProgramForm;
  quote: ProgramQuote & { order: ProgramOrder };
  receipt: SavingProgram;
};

export const programSources = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { types: ['Cheques'], currency: 'MXN' });

/** It begins as soon as it can; a deep link may know between which accounts, and how much. */
export const draftOf = (
  { accounts, lastSources }: Pick<ProgramForm, 'accounts' | 'lastSources'>,
  query: URLSearchParams,
  today: BankDate,
): Draft => {
  const from = sourceAsked(programSources(accounts), query.get('from_account'), lastSources);
  return {
    name: '',
    amount: amountFromQuery(query, 'MXN'),
    frequency: 'WEEKLY',
    date: addDays(today, 1),
    goal: '',
    from,
    to: accountOf(destinationsOf(accounts, from), query.get('to_account') ?? '')?.key ?? '',
  };
};

export const frequencyOf = ({ frequency }: Pick<ProgramWords, 'frequency'>): Frequency =>
  Frequency.parse(frequency);

function checkName(name: string): string | undefined {
  if (countCharacters(name.trim()) > PROGRAM_NAME_MAX) return `Máximo ${PROGRAM_NAME_MAX} caracteres`;
  return z.safeParse(ProgramName, name).error?.issues[0]?.message;
}

/** What is wrong with what is said of a program, in the customer's words. The bank checks the same again. */
export const checkWords = (
  { name, amount, goal }: ProgramWords,
  limit: CustomerLimit | undefined,
): FieldErrors<ProgramWords> => ({
  name: checkName(name),
  amount: checkAmount(amount, 'MXN') ?? checkOperationLimit(parseAmount(amount, 'MXN') ?? 0, limit),
  goal: goal.trim() === '' ? undefined : checkAmount(goal, 'MXN'),
});

export const checkProgram = (
  draft: Draft,
  { accounts, limit }: Pick<ProgramForm, 'accounts' | 'limit'>,
  today: BankDate,
): FieldErrors<Draft> => ({
  ...checkWords(draft, limit),
  date: checkWhen({ when: 'later', date: draft.date }, everyDay, today),
  from: accountOf(programSources(accounts), draft.from)
    ? undefined
    : 'Elige la cuenta de donde sale el dinero.',
  to: accountOf(destinationsOf(accounts, draft.from), draft.to)
    ? undefined
    : 'Elige la cuenta a donde llega el dinero.',
});

/** A draft that has been checked, as the bank wants it. */
export const orderOf = (draft: Draft): ProgramOrder => ({
  account_type: 'Cheques',
  from_account_key: draft.from,
  to_account: draft.to,
  amount: amountBody(draft.amount, 'MXN'),
  periodicity: { frequency: frequencyOf(draft) },
  tx_date: txDateOf(draft.date),
  ...(draft.name.trim() !== '' && { name: draft.name.trim() }),
  ...(draft.goal.trim() !== '' && { goal: amountBody(draft.goal, 'MXN') }),
});

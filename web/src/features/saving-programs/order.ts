import type { Account } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { CHARACTERS, subjectLengthProblem } from '#contract/domain/length-rule';
import { Frequency } from '#contract/domain/recurrence';
import { countCharacters, labelProblem } from '#contract/domain/text';
import type { CustomerLimit } from '#contract/limits';
import { isPesoCheques } from '#contract/rules/accounts';
import {
  MAX_PROGRAM_NAME_LENGTH,
  type ProgramOrder,
  type ProgramQuote,
  type ProgramSetup,
  type SavingProgram,
  txDateOf,
} from '#contract/saving-programs';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { accountOf, destinationsOf, requestedSource, sourcesOf } from '#web/flow/money-form/accounts.ts';
import { amountBody, checkAmount, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkOperationLimit } from '#web/flow/money-form/limit-rules.ts';
import { checkWhen, neverClosed } from '#web/flow/money-form/scheduling.ts';

export type ProgramDraft = { name: string; amount: string; frequency: string; goal: string };

type Draft = ProgramDraft & { from: string; to: string; date: string };

export type ProgramFlowSetup = ProgramSetup & {
  limit: CustomerLimit | undefined;
  /** Display ids of the last source accounts, newest first. */
  lastSources: readonly string[];
};

export type CreateProgram = {
  draft: Draft;
  setup: ProgramFlowSetup;
  quote: ProgramQuote & { order: ProgramOrder };
  receipt: SavingProgram;
};

export const programSources = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { accepts: isPesoCheques });

/** Returns a draft that starts on the first possible date; a deep link may set the accounts and the amount. */
export const draftOf = (
  { accounts, lastSources }: Pick<ProgramFlowSetup, 'accounts' | 'lastSources'>,
  query: URLSearchParams,
  today: BankDate,
): Draft => {
  const from = requestedSource(programSources(accounts), query.get('from_account'), lastSources);
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

export const frequencyOf = ({ frequency }: Pick<ProgramDraft, 'frequency'>): Frequency =>
  Frequency.parse(frequency);

function checkName(name: string): string | undefined {
  const length = countCharacters(name.trim());
  const tooLong = subjectLengthProblem('El nombre', length, { max: MAX_PROGRAM_NAME_LENGTH }, CHARACTERS);
  return tooLong ?? labelProblem('El nombre', name);
}

function checkGoal(goal: string): string | undefined {
  if (goal.trim() === '') return undefined;
  const { centavos, error } = readAmount(goal, 'MXN', {
    missing: '',
    malformed: () => 'Escribe la meta en MXN, por ejemplo 25,000.00.',
  });
  return error ?? checkPositive(centavos, 'La meta debe ser mayor a $0.00.');
}

/** Returns the errors of the fields that creation and editing share. The bank checks the same rules again. */
export const checkDraft = (
  { name, amount, goal }: ProgramDraft,
  limit: CustomerLimit | undefined,
): FieldErrors<ProgramDraft> => ({
  name: checkName(name),
  amount: checkAmount(amount, 'MXN') ?? checkOperationLimit(parseAmount(amount, 'MXN') ?? 0, limit),
  goal: checkGoal(goal),
});

export const checkProgram = (
  draft: Draft,
  { accounts, limit }: Pick<ProgramFlowSetup, 'accounts' | 'limit'>,
  today: BankDate,
): FieldErrors<Draft> => ({
  ...checkDraft(draft, limit),
  date: checkWhen({ when: 'later', date: draft.date }, neverClosed, today),
  from: accountOf(programSources(accounts), draft.from)
    ? undefined
    : 'Elige la cuenta de donde sale el dinero.',
  to: accountOf(destinationsOf(accounts, draft.from), draft.to)
    ? undefined
    : 'Elige la cuenta a donde llega el dinero.',
});

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

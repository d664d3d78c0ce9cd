import type { Account } from '#contract/domain/account';
import { type BankDate, bankDate, isWeekend } from '#contract/domain/dates';
import { isOpen } from '#contract/domain/hours';
import { toCentavos } from '#contract/domain/money';
import { type ThirdPartyType, thirdPartyOf } from '#contract/domain/third-party-type';
import type { CustomerLimit } from '#contract/limits';
import type { Recipient } from '#contract/recipients';
import {
  EXTRAORDINARY_LIMIT,
  type ThirdPartyOrder,
  type ThirdPartyQuote,
  type ThirdPartySetup,
} from '#contract/third-parties';
import type { Receipt } from '#contract/transfers';
import { amountFromQuery } from '#web/components/forms/amount.ts';
import { requestedSource, sourcesOf as sourcesBy } from '#web/flow/money-form/accounts.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { messageBody } from '#web/flow/money-form/concept.ts';
import { limitOf as limitOfCategory } from '#web/flow/money-form/limit-rules.ts';
import { type ClosedOn, closedOnHolidays, startBody, type When } from '#web/flow/money-form/scheduling.ts';

/** What the form holds. */
export type ThirdPartyDraft = When & {
  to: string;
  amount: string;
  from: string;
  concept: string;
  reference: string;
};

/** What the form needs to know before it is filled in. */
export type ThirdPartyForm = ThirdPartySetup & {
  type: ThirdPartyType;
  recipients: readonly Recipient[];
  limits: readonly CustomerLimit[];
  holidays: ReadonlySet<BankDate>;
  /** What accounts are called that money left last, newest first. */
  lastSources: readonly string[];
};

/** The order stays with its quote: what is executed is what was validated, even past midnight. */
export type ValidatedOrder = ThirdPartyQuote & {
  order: ThirdPartyOrder;
  /** Whether as much goes to the same recipient on that day already. */
  repeated: boolean;
};

/** What the flow is made of. */
export type ThirdParty = {
  draft: ThirdPartyDraft;
  setup: ThirdPartyForm;
  quote: ValidatedOrder;
  receipt: Receipt;
};

/** Money goes to others from cheque accounts in pesos only. */
export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { types: ['Cheques'], currency: 'MXN' });

/** Without one there is nothing that money could leave from, whatever its currency. */
export const chequeAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(({ type }) => type === 'Cheques');

export const recipientOf = (recipients: readonly Recipient[], key: string): Recipient | undefined =>
  recipients.find((recipient) => recipient.key === key && recipient.status === 'ACTIVE');

/** What is sent to a recipient counts towards the limit of its kind of account. */
export const limitOf = (
  limits: readonly CustomerLimit[],
  recipient: Recipient | undefined,
): CustomerLimit | undefined =>
  recipient === undefined || recipient.accountType === 'OWN'
    ? undefined
    : limitOfCategory(limits, thirdPartyOf[recipient.accountType].limitKey);

/** Credits and cards are paid on bank days only; the rest also on weekends. */
export const closedOn =
  ({ type, holidays }: Pick<ThirdPartyForm, 'type' | 'holidays'>): ClosedOn =>
  (date) => {
    const onBankDays = type === 'credits' || type === 'cards';
    return closedOnHolidays(holidays)(date) ?? (onBankDays && isWeekend(date) ? 'fin de semana' : undefined);
  };

/** Whether an order of this draft falls into working hours; one for another day into a working day. */
export function isOrdinary(
  { when, date }: When,
  { holidays }: Pick<ThirdPartyForm, 'holidays'>,
  now: number,
): boolean {
  const isBankDay = (day: BankDate) => !isWeekend(day) && !holidays.has(day);
  return when === 'later' ? isBankDay(date) : isOpen('third-party', now, isBankDay);
}

/** Centavos that a SPEI transfer of this draft may carry because of the hour; undefined where it does not matter. */
export const extraordinaryLimit = (
  draft: When,
  form: Pick<ThirdPartyForm, 'type' | 'holidays'>,
  now: number,
): number | undefined =>
  form.type === 'spei' && !isOrdinary(draft, form, now) ? toCentavos(EXTRAORDINARY_LIMIT) : undefined;

export const commissionOf = ({ commission }: Pick<ThirdPartySetup, 'commission'>): number =>
  commission ? toCentavos(commission.amount) : 0;

/** A draft that has been checked, as the bank wants it. */
export function orderOf(draft: ThirdPartyDraft, now: number): ThirdPartyOrder {
  const reference = draft.reference.trim();
  return {
    ...startBody(draft, bankDate(now)),
    from_account_key: draft.from,
    to_recipient_key: draft.to,
    amount: amountBody(draft.amount, 'MXN'),
    ...messageBody(draft.concept),
    ...(reference !== '' && { customer_reference: reference }),
  };
}

/** The form that a deep link opens; what it names and is not there is left to choose. */
export function draftOf(form: ThirdPartyForm, query: URLSearchParams): ThirdPartyDraft {
  return {
    to: recipientOf(form.recipients, query.get('to_account') ?? '')?.key ?? '',
    amount: amountFromQuery(query, 'MXN'),
    from: requestedSource(sourcesOf(form.accounts), query.get('from_account'), form.lastSources),
    when: 'today',
    date: '',
    concept: query.get('concept') ?? '',
    reference: '',
  };
}

import type { Account } from '#contract/domain/account';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { type ThirdPartyType, transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import type { CustomerLimit } from '#contract/limits';
import type { Recipient } from '#contract/recipients';
import { isCheques, isPesoCheques } from '#contract/rules/accounts';
import {
  extraordinaryLimit as extraordinaryLimitOf,
  isClosedOn,
  isOrdinary as isOrdinaryAt,
} from '#contract/rules/third-parties';
import type { ThirdPartyOrder, ThirdPartyQuote, ThirdPartySetup } from '#contract/third-parties';
import type { Receipt } from '#contract/transfers';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource, sourcesOf as sourcesBy } from '#web/flow/money-form/accounts.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { messageBody } from '#web/flow/money-form/concept.ts';
import { limitOf as limitOfCategory } from '#web/flow/money-form/limit-rules.ts';
import {
  type ClosedOn,
  closedOnHolidays,
  startBody,
  type When,
  whenIn,
} from '#web/flow/money-form/scheduling.ts';

export type ThirdPartyDraft = When & {
  to: string;
  amount: string;
  from: string;
  concept: string;
  reference: string;
};

export type ThirdPartyFlowSetup = ThirdPartySetup & {
  type: ThirdPartyType;
  recipients: readonly Recipient[];
  limits: readonly CustomerLimit[];
  holidays: ReadonlySet<BankDate>;
  /** Names of the last source accounts, newest first. */
  lastSources: readonly string[];
};

/** Keeps the validated order, so that exactly this order is executed, even after midnight. */
export type ValidatedOrder = ThirdPartyQuote & {
  order: ThirdPartyOrder;
  /** True if the same amount already goes to the recipient on that day. */
  repeated: boolean;
};

export type ThirdParty = {
  draft: ThirdPartyDraft;
  setup: ThirdPartyFlowSetup;
  quote: ValidatedOrder;
  receipt: Receipt;
};

/** Returns the possible sources: cheque accounts in pesos. */
export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { accepts: isPesoCheques });

/** Returns the cheque accounts in any currency; without one no transfer is possible. */
export const chequeAccounts = (accounts: readonly Account[]): Account[] => accounts.filter(isCheques);

export const recipientOf = (recipients: readonly Recipient[], key: string): Recipient | undefined =>
  recipients.find((recipient) => recipient.key === key && recipient.status === 'ACTIVE');

/** Returns the customer's limit for the recipient's type of account. */
export const limitOf = (
  limits: readonly CustomerLimit[],
  recipient: Recipient | undefined,
): CustomerLimit | undefined =>
  recipient === undefined || recipient.accountType === 'OWN'
    ? undefined
    : limitOfCategory(limits, transferTypeAndLimitOf[recipient.accountType].limitKey);

export const closedOn =
  ({ type, holidays }: Pick<ThirdPartyFlowSetup, 'type' | 'holidays'>): ClosedOn =>
  (date) =>
    closedOnHolidays(holidays)(date) ??
    (isClosedOn(type, date, (day) => holidays.has(day)) ? 'fin de semana' : undefined);

export const isOrdinary = (
  { when, date }: When,
  { holidays }: Pick<ThirdPartyFlowSetup, 'holidays'>,
  now: number,
): boolean =>
  isOrdinaryAt({ scheduledFor: when === 'later' ? date : undefined, now }, (day) => holidays.has(day));

export const extraordinaryLimit = (
  draft: When,
  setup: Pick<ThirdPartyFlowSetup, 'type' | 'holidays'>,
  now: number,
): number | undefined => extraordinaryLimitOf(setup.type, isOrdinary(draft, setup, now));

export const commissionOf = ({ commission }: Pick<ThirdPartySetup, 'commission'>): number =>
  commission ? toCentavos(commission.amount) : 0;

/** Returns the centavos to charge, with the commission; 0 without an amount. */
export function totalOf({ amount }: Pick<ThirdPartyDraft, 'amount'>, setup: ThirdPartyFlowSetup): number {
  const centavos = parseAmount(amount, 'MXN') ?? 0;
  return centavos === 0 ? 0 : centavos + commissionOf(setup);
}

/** Builds the order of a valid draft. */
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

/** Returns a draft prefilled from a deep link. Unknown values are ignored. */
export function draftOf(setup: ThirdPartyFlowSetup, query: URLSearchParams): ThirdPartyDraft {
  return {
    to: recipientOf(setup.recipients, query.get('to_account') ?? '')?.key ?? '',
    amount: amountFromQuery(query, 'MXN'),
    from: requestedSource(sourcesOf(setup.accounts), query.get('from_account'), setup.lastSources),
    when: whenIn(query),
    date: '',
    concept: query.get('concept') ?? '',
    reference: '',
  };
}

import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import type { Receipt, TransferOrder, TransferQuote, TransferSetup } from '#contract/transfers';
import { amountFromQuery } from '#web/components/forms/amount.ts';
import {
  accountOf,
  destinationsOf,
  requestedSource,
  singleAccountKey,
  sourcesOf as sourcesBy,
} from '#web/flow/money-form/accounts.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { messageBody } from '#web/flow/money-form/concept.ts';
import { startBody, whenIn } from '#web/flow/money-form/scheduling.ts';
import { convert, rateFor } from '#web/lib/money/exchange.ts';
import { isCredit } from '#web/lib/money/owed.ts';

/** `date` is only used if `when` is 'later'. */
export type OwnTransferDraft = {
  from: string;
  to: string;
  amount: string;
  when: string;
  date: string;
  concept: string;
};

export type OwnTransferSetup = TransferSetup & {
  holidays: ReadonlySet<BankDate>;
  /** Names of the last source accounts, newest first. */
  lastSources: readonly string[];
};

/** Keeps the validated order, so that exactly this order is executed, even after midnight. */
type OwnTransferQuote = TransferQuote & { order: TransferOrder };

export type OwnTransfer = {
  draft: OwnTransferDraft;
  setup: OwnTransferSetup;
  quote: OwnTransferQuote;
  receipt: Receipt;
};

const SOURCE_TYPES: readonly Account['type'][] = ['Cheques', 'Tarjeta de Crédito', 'Línea de Crédito'];

export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { accepts: ({ type }) => SOURCE_TYPES.includes(type) });

/** Returns the amount received in the other currency, at the rates of the setup. */
export function exchangeOf(
  { exchangeMatrix }: Pick<TransferSetup, 'exchangeMatrix'>,
  centavos: number,
  from: Currency,
  to: Currency,
): { rate: number; amount: number } | undefined {
  const rate = rateFor(exchangeMatrix, from, to);
  return rate === undefined ? undefined : { rate, amount: convert(centavos, rate, to) };
}

/** Builds the order of a valid draft. */
export function orderOf(
  draft: OwnTransferDraft,
  { accounts }: TransferSetup,
  today: BankDate,
): TransferOrder {
  const from = accountOf(accounts, draft.from);
  if (from === undefined) throw new TypeError('The draft has not been checked');
  return {
    ...startBody(draft, today),
    from_account_key: draft.from,
    to_account_key: draft.to,
    amount: amountBody(draft.amount, from.defaultCurrency),
    ...messageBody(draft.concept),
  };
}

/** Returns a draft prefilled from a deep link. Unknown values are ignored. */
export function draftOf(
  { accounts, lastSources }: Pick<OwnTransferSetup, 'accounts' | 'lastSources'>,
  query: URLSearchParams,
): OwnTransferDraft {
  const requested = query.get('from_account');
  // Preselects neither the requested destination as the source nor a credit, which would borrow.
  const sources = sourcesOf(accounts).filter(
    (account) => requested !== null || (account.key !== query.get('to_account') && !isCredit(account)),
  );
  const from = requestedSource(sources, requested, lastSources);
  const destinations = destinationsOf(accounts, from);
  return {
    from,
    to: accountOf(destinations, query.get('to_account') ?? '')?.key ?? singleAccountKey(destinations),
    amount: amountFromQuery(query),
    when: whenIn(query),
    date: '',
    concept: query.get('concept') ?? '',
  };
}

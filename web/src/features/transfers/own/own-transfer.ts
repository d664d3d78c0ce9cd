import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import type { Receipt, TransferOrder, TransferQuote, TransferSetup } from '#contract/transfers';
import { amountFromQuery } from '#web/components/forms/amount.ts';
import {
  accountOf,
  destinationsOf,
  requestedSource,
  sourcesOf as sourcesBy,
} from '#web/flow/money-form/accounts.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { messageBody } from '#web/flow/money-form/concept.ts';
import { startBody } from '#web/flow/money-form/scheduling.ts';
import { convert, rateFor } from '#web/lib/money/exchange.ts';

/** What the form holds. `date` counts only while `when` is 'later'. */
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
  /** What accounts are called that money left last, newest first. */
  lastSources: readonly string[];
};

/** The order stays with its quote: what is executed is what was validated, even past midnight. */
type OwnTransferQuote = TransferQuote & { order: TransferOrder };

/** What the flow is made of. */
export type OwnTransfer = {
  draft: OwnTransferDraft;
  setup: OwnTransferSetup;
  quote: OwnTransferQuote;
  receipt: Receipt;
};

export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { types: ['Cheques', 'Tarjeta de Crédito', 'Línea de Crédito'] });

/** The least that may leave an account, in centavos of its currency. */
export function minimumAmount(
  from: Pick<Account, 'type' | 'defaultCurrency'>,
  to: Pick<Account, 'type'> | undefined,
): number {
  if (from.defaultCurrency !== 'MXN') return 1;
  if (from.type === 'Tarjeta de Crédito' && to?.type === 'Cheques') return 50_00;
  if (from.type === 'Línea de Crédito') return 1_000_00;
  return 1;
}

/** What arrives when currencies differ, by the rates that the bank gave with the setup. */
export function exchangeOf(
  { exchangeMatrix }: Pick<TransferSetup, 'exchangeMatrix'>,
  centavos: number,
  from: Currency,
  to: Currency,
): { rate: number; amount: number } | undefined {
  const rate = rateFor(exchangeMatrix, from, to);
  return rate === undefined ? undefined : { rate, amount: convert(centavos, rate, to) };
}

/** A draft that has been checked, as the bank wants it. */
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

/** The form that a deep link opens; what it names and is not there is left to choose. */
export function draftOf(
  { accounts, lastSources }: Pick<OwnTransferSetup, 'accounts' | 'lastSources'>,
  query: URLSearchParams,
): OwnTransferDraft {
  const asked = query.get('from_account');
  // Nothing is proposed that would be in the way of where the money is to go.
  const sources = sourcesOf(accounts).filter(({ key }) => asked !== null || key !== query.get('to_account'));
  const from = requestedSource(sources, asked, lastSources);
  return {
    from,
    to: accountOf(destinationsOf(accounts, from), query.get('to_account') ?? '')?.key ?? '',
    amount: amountFromQuery(query),
    when: 'today',
    date: '',
    concept: query.get('concept') ?? '',
  };
}

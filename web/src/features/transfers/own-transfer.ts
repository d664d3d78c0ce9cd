import { type Account, byProductOrder, mayUse } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import { type Currency, fromCentavos } from '#contract/shared/money';
import type { Receipt, TransferOrder, TransferQuote, TransferSetup } from '#contract/transfers';
import { parseAmount } from '../../forms/amount';
import { convert, rateFor } from '../../money/exchange';
import { accountOf } from '../../transfer-book/accounts';

/** What the form holds. `date` counts only while `when` is 'later'. */
export type OwnTransferDraft = {
  from: string;
  to: string;
  amount: string;
  when: string;
  date: string;
  concept: string;
};

export type OwnTransferSetup = TransferSetup & { holidays: ReadonlySet<BankDate> };

/** The order stays with its quote: what is executed is what was validated, even past midnight. */
type OwnTransferQuote = TransferQuote & { order: TransferOrder };

/** What the flow is made of. */
export type OwnTransfer = {
  draft: OwnTransferDraft;
  setup: OwnTransferSetup;
  quote: OwnTransferQuote;
  receipt: Receipt;
};

const sourceTypes: readonly Account['type'][] = ['Cheques', 'Tarjeta de Crédito', 'Línea de Crédito'];

export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  accounts
    .filter((account) => mayUse(account, 'TRANSFER_FROM') && sourceTypes.includes(account.type))
    .sort(byProductOrder);

/** Money never goes to where it comes from. */
export const destinationsOf = (accounts: readonly Account[], from: string): Account[] =>
  accounts.filter((account) => mayUse(account, 'TRANSFER_TO') && account.key !== from).sort(byProductOrder);

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
  const centavos = from && parseAmount(draft.amount, from.defaultCurrency);
  if (from === undefined || centavos === undefined) throw new TypeError('The draft has not been checked');
  const later = draft.when === 'later';
  const message = draft.concept.trim();
  return {
    transfer_type: later ? 'schedule' : 'onetime',
    from_account_key: draft.from,
    to_account_key: draft.to,
    amount: { amount: fromCentavos(centavos), currency_code: from.defaultCurrency },
    start_date: later ? draft.date : today,
    ...(message !== '' && { message }),
  };
}

/** The form that a deep link opens; what it names and is not there is left to choose. */
export function draftOf({ accounts }: TransferSetup, query: URLSearchParams): OwnTransferDraft {
  const sources = sourcesOf(accounts);
  const requestedKey = query.get('from_account') ?? '';
  const from =
    accountOf(sources, requestedKey)?.key ?? (sources.length === 1 ? sources[0]?.key : undefined) ?? '';
  return {
    from,
    to: accountOf(destinationsOf(accounts, from), query.get('to_account') ?? '')?.key ?? '',
    amount: query.get('amount') ?? '',
    when: 'today',
    date: '',
    concept: query.get('concept') ?? '',
  };
}

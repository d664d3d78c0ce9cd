import { type Account, primaryBalance } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import { type Currency, fromCentavos, type Money, toCentavos } from '#contract/domain/money';
import type { TransferSetup } from '#contract/transfers';
import { availableIn, sourcesOf as sourcesBy } from '#web/flow/money-form/accounts.ts';
import { convert, costOf, rateFor } from '#web/lib/money/exchange.ts';
import { CREDIT_CURRENCY, payable } from './payable';

export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { types: ['Cheques'] });

type Owing = Pick<CreditProduct, 'primaryBalance' | 'balanceOwed'>;

/** What is owed of a credit as its page shows it; negative where more was paid. */
export const owedOf = (product: Owing): Money => primaryBalance(product) ?? product.balanceOwed;

/** Centavos by which a payment is more than settles a credit today; 0 where it is not, or the bank does not say. */
export function beyondOwed(
  { balanceOwed: { amount } }: Pick<CreditProduct, 'balanceOwed'>,
  centavos: number | undefined,
): number {
  return amount === null || centavos === undefined
    ? 0
    : Math.max(0, centavos - Math.max(0, toCentavos(amount)));
}

/**
 * What leaves the source: its own currency and cents, and the rate where they are not pesos. `pays` is what that is
 * in centavos: as many as were chosen, and what a whole cent of a dollar is worth beyond them.
 */
export type Charge = { amount: number; currency: Currency; rate?: number; pays: number };

/** Undefined where the bank gave no rate for the source's currency. */
export function chargeOf(
  centavos: number,
  { defaultCurrency }: Account,
  matrix: readonly ExchangeRate[],
  most = Number.POSITIVE_INFINITY,
): Charge | undefined {
  if (defaultCurrency === CREDIT_CURRENCY)
    return { amount: centavos, currency: defaultCurrency, pays: centavos };
  const rate = rateFor(matrix, defaultCurrency, CREDIT_CURRENCY);
  if (rate === undefined) return undefined;
  const amount = costOf(centavos, rate);
  // A credit takes of the last cent no more than what is left of it.
  const pays = Math.max(centavos, Math.min(most, convert(amount, rate, CREDIT_CURRENCY)));
  return { amount, currency: defaultCurrency, rate, pays };
}

/** The credit that is paid, and whether it takes more than is owed. */
export type Paid = { product: CreditProduct; takesMore: boolean };

/** What a credit takes at most, in centavos: a loan what settles it, a card may be left in credit. */
export const mostOf = ({
  product: { balanceOwed },
  takesMore,
}: Pick<Paid, 'takesMore'> & { product: Pick<CreditProduct, 'balanceOwed'> }): number | undefined =>
  takesMore ? undefined : payable(balanceOwed);

export type BalanceRule = 'below' | 'within';

/** Chosen first, an amount has to be below the balance; chosen together with its source, within it. */
export function isCovered({ amount }: Pick<Charge, 'amount'>, source: Account, rule: BalanceRule): boolean {
  const available = availableIn(source);
  if (available === undefined) return true;
  return rule === 'below' ? amount < available : amount <= available;
}

/** A payment as its form hands it on. */
export type Order = { setup: TransferSetup; from: string; charge: Charge };

/** What the bank is told: the amount in the source's currency. */
export const bodyOf = (
  { nonce }: Pick<TransferSetup, 'nonce'>,
  order: { from: string; to: string; charge: Pick<Charge, 'amount' | 'currency'>; today: string },
) => ({
  nonce,
  action: 'Create' as const,
  transfer_type: 'onetime' as const,
  from_account_key: order.from,
  to_account_key: order.to,
  amount: { amount: fromCentavos(order.charge.amount), currency_code: order.charge.currency },
  start_date: order.today,
});

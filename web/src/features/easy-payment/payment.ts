import { type Account, primaryBalance } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import { type Currency, fromCentavos, type Money, toCentavos } from '#contract/domain/money';
import { isCheques } from '#contract/rules/accounts';
import type { TransferSetup } from '#contract/transfers';
import { availableIn, sourcesOf as sourcesBy } from '#web/flow/money-form/accounts.ts';
import { convert, costOf, rateFor } from '#web/lib/money/exchange.ts';
import { CREDIT_CURRENCY, payableCentavos } from './payable';

export const sourcesOf = (accounts: readonly Account[]): Account[] =>
  sourcesBy(accounts, { accepts: isCheques });

type DebtBalances = Pick<CreditProduct, 'primaryBalance' | 'balanceOwed'>;

/** Returns the balance shown on the credit's page; negative for a credit balance. */
export const debtOf = (product: DebtBalances): Money => primaryBalance(product) ?? product.balanceOwed;

/** Returns the overpayment in centavos; 0 if there is none or the balance is unknown. */
export function overpaymentOf(
  { balanceOwed: { amount } }: Pick<CreditProduct, 'balanceOwed'>,
  centavos: number | undefined,
): number {
  return amount === null || centavos === undefined
    ? 0
    : Math.max(0, centavos - Math.max(0, toCentavos(amount)));
}

/** `amount` is in cents of `currency`; `pays` is its value in centavos, rounding included. */
export type Charge = { amount: number; currency: Currency; rate?: number; pays: number };

/** Returns the charge to the source; undefined without a rate for its currency. */
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
  // Rounding never pays more than the debt.
  const pays = Math.max(centavos, Math.min(most, convert(amount, rate, CREDIT_CURRENCY)));
  return { amount, currency: defaultCurrency, rate, pays };
}

export type PaidProduct = { product: CreditProduct; acceptsOverpayment: boolean };

/** Returns the maximum payment in centavos: the payoff amount of a loan; unlimited for a card. */
export const maxPaymentOf = ({
  product: { balanceOwed },
  acceptsOverpayment,
}: Pick<PaidProduct, 'acceptsOverpayment'> & { product: Pick<CreditProduct, 'balanceOwed'> }):
  | number
  | undefined => (acceptsOverpayment ? undefined : payableCentavos(balanceOwed));

export type BalanceRule = 'below' | 'within';

/** Two-step payments must stay below the balance; combined ones may equal it. */
export function isCovered({ amount }: Pick<Charge, 'amount'>, source: Account, rule: BalanceRule): boolean {
  const available = availableIn(source);
  if (available === undefined) return true;
  return rule === 'below' ? amount < available : amount <= available;
}

export type Order = { setup: TransferSetup; from: string; charge: Charge };

/** Builds the request body, with the amount in the source's currency. */
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

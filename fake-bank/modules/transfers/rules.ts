import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { exchange } from '#bank/shared/exchange/exchange';
import { checkTransferDate } from '#bank/shared/transfers/start-date';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { type Currency, formatCentavos, toCentavos } from '#contract/domain/money';
import { keepsOverpayment, minimumAmount } from '#contract/rules/transfers';
import type { TransferOrder } from '#contract/transfers';

/** Amounts are centavos. */
export type AccountSnapshot = {
  key: string;
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
  /** Amount that can be withdrawn. */
  available: number;
  /** Credit only: amount that settles it today. */
  owed: number;
};

export type Facts = {
  from: AccountSnapshot;
  to: AccountSnapshot;
  today: BankDate;
  isHoliday: (date: BankDate) => boolean;
};

/** Amounts in hundredths of each account's currency, and the rate if the currencies differ. */
export type Quote = { fromAmount: number; toAmount: number; exchangeRate?: number };

function checkFields(order: TransferOrder, { from, to, today, isHoliday }: Facts): void {
  if (from.key === to.key) throw fieldError('to_account_key', 'Elige una cuenta distinta a la de origen.');
  if (order.amount.currency_code !== from.currency) {
    throw fieldError(
      'amount.currency_code',
      `El importe va en ${from.currency}, la moneda de la cuenta origen.`,
    );
  }
  checkTransferDate(order, today, isHoliday);
  const minimum = minimumAmount(from, to);
  if (toCentavos(order.amount.amount) < minimum) {
    throw fieldError('amount', `El importe mínimo es ${formatCentavos(minimum, from.currency)}.`);
  }
}

/**
 * Rejects payments above the debt, except on credits that keep an overpayment. If only the last cent of the source
 * currency exceeds the debt, pays exactly the debt.
 */
function creditableAmount(to: AccountSnapshot, toAmount: number, amountForOneCentLess: number): number {
  if (keepsOverpayment(to)) return toAmount;
  if (toAmount <= to.owed) return toAmount;
  if (amountForOneCentLess < to.owed && to.owed > 0) return to.owed;
  throw fieldError('amount', `Debes ${formatCentavos(to.owed, to.currency)}. Escribe esa cantidad o menos.`);
}

/** Says the available credit, which the transfer form does not show; it does show a cheque account's balance. */
function insufficientFunds({ from, to }: Facts): DomainError {
  const availableText = formatCentavos(from.available, from.currency);
  const creditText =
    from.available < minimumAmount(from, to)
      ? `Tu crédito disponible de ${availableText} no alcanza. Elige otra cuenta.`
      : `Rebasas tu crédito disponible. Escribe ${availableText} o menos.`;
  return new DomainError('CZ_INSUFFICIENT_FUNDS', {
    field: 'amount',
    ...(from.type !== 'Cheques' && { description: creditText }),
  });
}

/** Rejects at the first violation. Scheduled orders may exceed today's balance. */
export function checkOrder(order: TransferOrder, facts: Facts): Quote {
  const { from, to } = facts;
  checkFields(order, facts);
  if (!mayUse(from, 'TRANSFER_FROM')) {
    throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  }
  if (!mayUse(to, 'TRANSFER_TO')) {
    throw new DomainError('CZ_NOT_ENTITLED', { field: 'to_account_key' });
  }
  const fromAmount = toCentavos(order.amount.amount);
  const { amount, rate } = exchange(fromAmount, from.currency, to.currency);
  if (amount === 0) throw fieldError('amount', 'El importe es demasiado pequeño para cambiarlo de moneda.');
  const quote = { fromAmount, ...(rate && { exchangeRate: rate }) };
  if (order.transfer_type !== 'onetime') return { ...quote, toAmount: amount };
  const centLess = exchange(fromAmount - 1, from.currency, to.currency).amount;
  const toAmount = creditableAmount(to, amount, centLess);
  if (fromAmount > from.available) throw insufficientFunds(facts);
  return { ...quote, toAmount };
}

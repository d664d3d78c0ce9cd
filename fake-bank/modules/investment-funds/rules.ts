import { isBankDay } from '#bank/core/calendar/holidays';
import { checkStartDate } from '#bank/core/calendar/start-date';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { mayUse } from '#contract/domain/account';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { proceedsOf, type Trade, tradeOf } from '#contract/domain/fund-trade';
import { isOpen } from '#contract/domain/hours';
import { toCentavos } from '#contract/domain/money';
import type { FundOrder } from '#contract/investment-funds';
import { formatUnits } from '#contract/receipts/investment-funds';
import { balanceProblem } from '#contract/rules/accounts';
import { amountError, exceedsHeld, NO_PRICE, unitsError } from '#contract/rules/investment-funds';
import { buyPrice } from './prices';

export type Facts = {
  now: number;
  cash: Pick<CustomerAccount, 'entitlements'> & { available: number };
  held: number;
  /** Sell price of a unit; undefined if withheld. */
  price: number | undefined;
};

type TradeOrder = Pick<FundOrder, 'operation_type' | 'amount'>;

const tradeFor = ({ operation_type, amount }: TradeOrder, price: number, held: number): Trade =>
  tradeOf({
    type: operation_type,
    amount: toCentavos(amount),
    prices: { buy: buyPrice(price), sell: price },
    held,
  });

const insufficientCash = () =>
  new DomainError('3073', { field: 'amount', description: 'Saldo insuficiente en tu cuenta de cheques.' });

const noUnits = (held: number) =>
  new DomainError('3073', {
    field: 'amount',
    description: held === 0 ? 'Saldo insuficiente' : `Saldo insuficiente: tienes ${formatUnits(held)}.`,
  });

function checkAmount({ amount }: TradeOrder): void {
  const problem = amountError(toCentavos(amount));
  if (problem !== undefined) throw fieldError('amount', problem);
}

function requirePrice({ price }: Facts): number {
  if (price === undefined) throw fieldError('amount', NO_PRICE);
  return price;
}

const checkDay = ({ transaction_type, operation_date: date }: FundOrder, today: BankDate): void =>
  checkStartDate(
    { date, scheduled: transaction_type === 'scheduled' },
    { today, isClosed: (day) => !isBankDay(day), field: 'operation_date', what: 'la operación' },
  );

/** Scheduled operations are checked on their execution day. */
function checkHeld({ operation_type }: TradeOrder, trade: Trade, { held, cash }: Facts): void {
  if (operation_type === 'BUY' && balanceProblem(trade.total, cash) !== undefined) throw insufficientCash();
  if (operation_type === 'SELL' && exceedsHeld(trade, held)) throw noUnits(held);
}

function checkEntitled({ operation_type }: TradeOrder, { cash }: Facts): void {
  if (mayUse(cash, operation_type === 'BUY' ? 'TRANSFER_FROM' : 'TRANSFER_TO')) return;
  throw new DomainError('CZ_NOT_ENTITLED', { field: 'investment_account_key' });
}

function checkBuys({ operation_type }: TradeOrder, trade: Trade): void {
  const problem = unitsError(operation_type, trade);
  if (problem !== undefined) throw fieldError('amount', problem);
}

/** Checks in this order: accounts, day, amount, price, hours, holdings. Rejects at the first violation. */
export function checkOrder(order: FundOrder, facts: Facts): Trade {
  checkEntitled(order, facts);
  checkDay(order, bankDate(facts.now));
  checkAmount(order);
  const trade = tradeFor(order, requirePrice(facts), facts.held);
  checkBuys(order, trade);
  if (order.transaction_type === 'scheduled') return trade;
  if (!isOpen('mutual-funds', facts.now, isBankDay)) throw new DomainError('2185');
  checkHeld(order, trade, facts);
  return trade;
}

/** A scheduled sale is capped at the units held. */
export function tradeOnDay(order: TradeOrder, facts: Facts): Trade {
  checkEntitled(order, facts);
  const price = requirePrice(facts);
  const trade = tradeFor(order, price, facts.held);
  checkBuys(order, trade);
  const maxUnits = Math.min(trade.units, facts.held);
  const capped =
    order.operation_type === 'BUY' ? trade : { units: maxUnits, price, total: proceedsOf(maxUnits, price) };
  checkHeld(order, capped, facts);
  return capped;
}

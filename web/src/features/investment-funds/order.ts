import type { Account } from '#contract/domain/account';
import { type BankDate, bankDate, isRealDate } from '#contract/domain/dates';
import { type Fund, type FundOperation, FundOperationType, type FundQuote } from '#contract/domain/fund';
import { inMillionths, type Trade, tradeOf } from '#contract/domain/fund-trade';
import type { FundOrder, FundSetup } from '#contract/investment-funds';
import { MAX_FUND_AMOUNT } from '#contract/rules/investment-funds';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { accountOf, availableIn } from '#web/flow/money-form/accounts.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { checkWhen, type When } from '#web/flow/money-form/scheduling.ts';
import { closedOn, type Holidays, isOpenAt, nextTradingDay } from './calendar';

/** `date` is only used if `when` is 'later'. */
export type Draft = { operation: string; fund: string; amount: string; when: string; date: string };

export type TradeSetup = Omit<FundSetup, 'funds'> & {
  /** Last funds read in this form session, by key; the flow's `check` reads them from the setup. */
  funds: Map<string, Fund>;
  holidays: Holidays;
  /** Cheque accounts of the funds, or all the customer's cheque accounts if the funds have none. */
  chequeAccounts: readonly Account[];
};

export type FundTrade = {
  draft: Draft;
  setup: TradeSetup;
  /** `earlierKeys`: keys of the operations on the order's day, read before the order is sent. */
  quote: FundQuote & { order: FundOrder; earlierKeys: readonly string[] };
  receipt: FundOperation;
};

export const typeOf = ({ operation }: Pick<Draft, 'operation'>): FundOperationType =>
  FundOperationType.safeParse(operation).data ?? 'BUY';

/** Returns the requested later day, without a date if it cannot be scheduled; by default today, or the next trading day out of hours. */
function requestedDay(requested: string | null, holidays: Holidays, now: number): When {
  const today = bankDate(now);
  const isOtherDay = requested !== null && isRealDate(requested) && requested !== today;
  if (!isOtherDay)
    return isOpenAt(now, holidays)
      ? { when: 'today', date: '' }
      : { when: 'later', date: nextTradingDay(now, holidays) ?? '' };
  const later = { when: 'later', date: requested };
  return checkWhen(later, closedOn(holidays), today) === undefined ? later : { ...later, date: '' };
}

/** Returns a draft prefilled from the URL. Unknown values are ignored. */
export function draftOf({ funds, holidays }: TradeSetup, query: URLSearchParams, now: number): Draft {
  const [firstKey, ...otherKeys] = [...funds.keys()];
  const requested = query.get('investment_account') ?? '';
  return {
    operation: typeOf({ operation: query.get('operation_type') ?? '' }),
    fund: funds.has(requested) ? requested : ((otherKeys.length === 0 ? firstKey : undefined) ?? ''),
    amount: amountFromQuery(query, 'MXN'),
    ...requestedDay(query.get('operation_date'), holidays, now),
  };
}

export const fundOf = ({ fund }: Pick<Draft, 'fund'>, { funds }: Pick<TradeSetup, 'funds'>) =>
  funds.get(fund);

/** Returns the cheque account that pays for purchases and receives the proceeds of sales. */
export const cashAccountOf = (fund: Fund | undefined, { accounts }: Pick<TradeSetup, 'accounts'>) =>
  accountOf(accounts, fund?.cashAccount?.key ?? '');

/** Returns the available balance of the fund's cheque account in centavos. */
export function availableCash(
  fund: Fund | undefined,
  setup: Pick<TradeSetup, 'accounts'>,
): number | undefined {
  const cash = cashAccountOf(fund, setup);
  return cash && availableIn(cash);
}

/** Returns the prices in millionths of a peso; undefined if unknown. */
export function pricesOf({ buyPrice, sellPrice }: Fund): { buy: number; sell: number } | undefined {
  if (buyPrice === null || sellPrice === null) return undefined;
  return { buy: inMillionths(buyPrice), sell: inMillionths(sellPrice) };
}

/** Returns the trade at the last valuation; undefined without a valid amount or without prices. */
export function tradeAtValuation(
  draft: Pick<Draft, 'operation' | 'amount'>,
  fund: Fund | undefined,
): Trade | undefined {
  const amount = parseAmount(draft.amount, 'MXN');
  const prices = fund && pricesOf(fund);
  if (!prices || amount === undefined || amount > MAX_FUND_AMOUNT) return undefined;
  return tradeOf({ type: typeOf(draft), amount, prices, held: fund.units });
}

/** Builds the order of a valid draft. */
export const orderOf = (draft: Draft, today: BankDate): FundOrder => ({
  operation_type: typeOf(draft),
  investment_account_key: draft.fund,
  amount: amountBody(draft.amount, 'MXN').amount,
  ...(draft.when === 'later'
    ? { transaction_type: 'scheduled', operation_date: draft.date }
    : { transaction_type: 'onetime', operation_date: today }),
});

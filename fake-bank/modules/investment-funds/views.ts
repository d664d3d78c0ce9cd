import { DomainError } from '#bank/core/errors/domain-error';
import { balanceOf } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import { accountRef, findOwnedAccount, productView } from '#bank/shared/accounts/views';
import { addDays, bankInstant } from '#contract/domain/dates';
import type { Fund, FundDetail, FundQuote, FundOperation as WireOperation } from '#contract/domain/fund';
import type { Trade } from '#contract/domain/fund-trade';
import { fromCentavos, moneyOf } from '#contract/domain/money';
import { type FundPosition, type FundPrice, fundPositions, fundPrices, fundValuations } from './funds';
import { costOfHeld, type FundOperation, fundOperations } from './operation';
import { buyPrice, wirePrice } from './prices';

const WEEKS_OF_A_YEAR = 52;

export type HeldFund = { position: FundPosition; valuation: FundPrice };

export function findOwnedFund(reader: Reader, customer: string, key: string): HeldFund {
  findOwnedAccount(reader, customer, key);
  const position = reader.get(fundPositions, key);
  const valuation = position && reader.get(fundPrices, position.fund);
  if (!position || !valuation) throw new DomainError('CZ_NOT_FOUND');
  return { position, valuation };
}

function refOf(reader: Reader, customer: string, key: string) {
  return { key, ...accountRef(findOwnedAccount(reader, customer, key)) };
}

function averageCostOf(reader: Reader, { account, units }: FundPosition): Pick<Fund, 'averageCost'> {
  const cost = costOfHeld(reader.list(fundOperations, 'tradedIn', account));
  return units && cost > 0 ? { averageCost: fromCentavos(cost) / units } : {};
}

export function fundView(reader: Reader, customer: string, { position, valuation }: HeldFund): Fund {
  const account = findOwnedAccount(reader, customer, position.account);
  const isFinal = valuation.withheld === undefined;
  return {
    ...productView(reader, account),
    units: position.units ?? 0,
    buyPrice: isFinal ? wirePrice(buyPrice(valuation.price)) : null,
    sellPrice: isFinal ? wirePrice(valuation.price) : null,
    valuationDate: valuation.valuedOn,
    ...(position.cash !== undefined && { cashAccount: refOf(reader, customer, position.cash) }),
    ...averageCostOf(reader, position),
  };
}

/** Weekly prices of a year up to the last valuation. */
function historyOf(reader: Reader, { fund, valuedOn, withheld }: FundPrice): FundDetail['priceHistory'] {
  const past = reader.list(fundValuations, 'byFund', fund);
  const weeks = Array.from({ length: WEEKS_OF_A_YEAR + 1 }, (_, week) => addDays(valuedOn, -7 * week));
  return weeks
    .reverse()
    .slice(0, withheld ? -1 : undefined)
    .flatMap((day) => past.findLast(({ date }) => date <= day) ?? [])
    .map(({ date, price }) => ({ date, price: wirePrice(price) }));
}

/** Rejects a fund without a first purchase (SIBUR). */
export function fundDetail(reader: Reader, customer: string, key: string): FundDetail {
  const fund = findOwnedFund(reader, customer, key);
  if (fund.position.units === null) throw new DomainError('SIBUR');
  return { ...fundView(reader, customer, fund), priceHistory: historyOf(reader, fund.valuation) };
}

type Quoted = { operation: Omit<FundOperation, 'confirmationNumber' | 'status'>; trade: Trade };

const orderView = (reader: Reader, operation: Quoted['operation']) => {
  const { key, customer, account, cash, operationType, transactionType, effectiveDate, amount } = operation;
  return {
    key,
    operationType,
    transactionType,
    operationDate: effectiveDate,
    investmentAccount: refOf(reader, customer, account),
    ...(cash !== undefined && { cashAccount: refOf(reader, customer, cash) }),
    amount: moneyOf(amount),
  };
};

export function quoteView(reader: Reader, { operation, trade }: Quoted): FundQuote {
  const { valuation } = findOwnedFund(reader, operation.customer, operation.account);
  return {
    ...orderView(reader, operation),
    buyPrice: wirePrice(buyPrice(valuation.price)),
    sellPrice: wirePrice(valuation.price),
    valuationDate: valuation.valuedOn,
    primaryBalance: moneyOf(balanceOf(reader, operation.account)),
    units: trade.units,
    total: moneyOf(trade.total),
  };
}

export function operationView(reader: Reader, operation: FundOperation): WireOperation {
  const { confirmationNumber, orderedAt, executedAt, status, traded, reason } = operation;
  return {
    ...orderView(reader, operation),
    confirmationNumber,
    orderDate: bankInstant(orderedAt),
    ...(executedAt !== undefined && { executionDate: bankInstant(executedAt) }),
    status,
    ...(traded && {
      units: traded.units,
      price: wirePrice(traded.price),
      total: moneyOf(traded.total),
    }),
    ...(reason !== undefined && { reason }),
  };
}

import { notifyFailure } from '#bank/core/activity/notify-failure';
import { opensAt } from '#bank/core/calendar/day';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn, move } from '#bank/core/ledger/ledger';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import { type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import type { BankDate } from '#contract/domain/dates';
import type { Trade } from '#contract/domain/fund-trade';
import { formatCentavos, fromCentavos } from '#contract/domain/money';
import { fundPositions, funds } from './funds';
import { type FundOperation, fundOperations } from './operation';
import { type Facts, tradeOnDay } from './rules';
import { revalue } from './valuation';
import { findOwnedFund, type HeldFund } from './views';

export const FUND_OPERATION = 'scheduled-fund-operation';

export const factsOf = (
  reader: Reader,
  { position, valuation }: HeldFund,
  cash: CustomerAccount,
  now: number,
): Facts => ({
  now,
  cash: { ...cash, available: availableIn(reader, cash) },
  held: position.units ?? 0,
  price: valuation.withheld ? undefined : valuation.price,
});

/** 'Venta programada de $5,000.00 MXN de Fondo Cenzontle Deuda'. */
export function operationLabels(
  reader: Reader,
  { customer, account, operationType, transactionType, amount }: FundOperation,
): string {
  const { name } = funds[findOwnedFund(reader, customer, account).position.fund];
  const kind = operationType === 'BUY' ? 'Compra' : 'Venta';
  const when = transactionType === 'scheduled' ? ' programada' : '';
  return `${kind}${when} de ${formatCentavos(amount, 'MXN')} de ${name}`;
}

/** Moves money and units, then revalues the account. */
export function trade(
  tx: Transaction,
  operation: FundOperation & { cash: string },
  traded: Trade,
  at: number,
): FundOperation {
  const { customer, account, cash, operationType } = operation;
  const { position, valuation } = findOwnedFund(tx, customer, account);
  const { name } = funds[position.fund];
  const isPurchase = operationType === 'BUY';
  move(tx, {
    at,
    description: `${isPurchase ? 'Compra' : 'Venta'} de ${name}`,
    category: 'investment',
    ...(isPurchase ? { from: cash, to: account } : { from: account, to: cash }),
    amount: traded.total,
  });
  const units = (position.units ?? 0) + (isPurchase ? traded.units : -traded.units);
  revalue(tx, tx.put(fundPositions, { ...position, units }), valuation.price, at);
  return tx.put(fundOperations, { ...operation, status: 'PROCESSED', traded });
}

const runsAt = (day: BankDate): number => opensAt(day, 'mutual-funds');

export const tradedAt = ({ status, effectiveDate }: FundOperation): number | undefined =>
  status === 'SCHEDULED' ? runsAt(effectiveDate) : undefined;

export function scheduleTrade(tx: Transaction, operation: FundOperation): FundOperation {
  schedule(tx, { kind: FUND_OPERATION, key: operation.key, at: runsAt(operation.effectiveDate) });
  return tx.put(fundOperations, operation);
}

const NO_PRICE = 'Ese día no hubo precio del fondo.';

const rejections: Record<FundOperation['operationType'], Reasons> = {
  BUY: {
    3073: 'Saldo insuficiente en la cuenta de cheques.',
    CZ_NOT_ENTITLED: 'La cuenta de cheques ya no permite cargos.',
    otherwise: 'El importe no alcanzaba para un título.',
  },
  SELL: {
    CZ_NOT_ENTITLED: 'La cuenta de cheques ya no recibe depósitos.',
    otherwise: 'No tenías títulos que vender.',
  },
};

export function runScheduledOperation(tx: Transaction, { key, at }: ScheduledJob): void {
  const operation = tx.get(fundOperations, key);
  if (operation?.status !== 'SCHEDULED' || operation.cash === undefined) return;
  const { customer, account, cash, operationType, amount } = operation;
  const execution = { ...operation, cash, executedAt: at };
  const reject = (reason: string) => {
    tx.put(fundOperations, { ...execution, status: 'REJECTED', reason });
    const details = {
      subject: 'Operación de fondos no realizada',
      what: operationLabels(tx, operation),
      reason,
    };
    notifyFailure(tx, { customer, now: at }, details);
  };
  const fund = findOwnedFund(tx, customer, account);
  if (fund.valuation.withheld) return void reject(NO_PRICE);
  try {
    const facts = factsOf(tx, fund, findOwnedAccount(tx, customer, cash), at);
    const order = { operation_type: operationType, amount: fromCentavos(amount) };
    trade(tx, execution, tradeOnDay(order, facts), at);
  } catch (error) {
    reject(reasonOf(error, rejections[operationType]));
  }
}

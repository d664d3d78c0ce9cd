/** Random orders of savers; the bank rejects some of them. */

import { bankDayFrom } from '#bank/core/calendar/holidays';
import { balanceOf } from '#bank/core/ledger/ledger';
import type { Store } from '#bank/core/storage/store';
import type { Transaction } from '#bank/core/storage/transaction';
import { change } from '#bank/modules/investment-funds/changes';
import { fundOperations } from '#bank/modules/investment-funds/operation';
import * as funds from '#bank/modules/investment-funds/service';
import * as investing from '#bank/modules/investment-products/service';
import * as transfers from '#bank/modules/transfers/service';
import type { Random } from '#bank/seed/random';
import { addDays, bankDate } from '#contract/domain/dates';
import type { FundOperationType, FundTransactionType } from '#contract/domain/fund';
import type { InvestmentType, PortfolioType } from '#contract/domain/investment';
import { fromCentavos } from '#contract/domain/money';
import { attempt } from '../refusals';
import { savers } from './bank';

export type OrderContext = { store: Store; now: number; random: Random };
type Order = (context: OrderContext, customer: string) => void;

/** Returns a random part of the balance, occasionally more than there is. */
function randomPart({ store, random }: OrderContext, account: string, parts: number): number {
  const maximum = Math.max(1, Math.floor(balanceOf(store.read, account) / parts));
  return fromCentavos(random.integer(1, Math.ceil(maximum * 1.1)));
}

const cashOf = ({ random }: OrderContext, customer: string) =>
  random.pick([`${customer}-diario`, `${customer}-ahorro`]);

/** Validates an order and executes it twice, with one result; ignores rejections. */
function placeTwice<Validated, Result>(
  { store }: OrderContext,
  validate: (tx: Transaction) => Validated,
  execute: (tx: Transaction) => Result,
): void {
  attempt(() => {
    store.transact(validate);
    const result = store.transact(execute);
    if (store.transact(execute) !== result) throw new Error('a repeated order was executed twice');
  });
}

const invest: Order = (context, customer) => {
  const { store, now, random } = context;
  const from = cashOf(context, customer);
  const order = {
    type: random.pick<PortfolioType>(['VALORES', 'INVERSION CUENTA UNICA']),
    investment_type: random.pick<InvestmentType>(['PAYCHECKS', 'PAYCHECKS', 'FIX_CEDES', 'VARIABLE_CEDES']),
    from_account_key: from,
    to_account_key: cashOf(context, customer),
    amount: randomPart(context, from, 4),
    term: random.pick([1, 7, 28, 28, 91, 91, 182, 364]),
  };
  const key = store.transact((tx) => investing.setUp(tx, customer, order.type));
  placeTwice(
    context,
    (tx) => investing.validate(tx, { customer, now }, key, order),
    (tx) => investing.execute(tx, { customer, now }, key, order),
  );
};

const trade: Order = (context, customer) => {
  const { store, now, random } = context;
  const account = `${customer}-${random.pick(['deuda', 'liquidez'])}`;
  const operation_type = random.pick<FundOperationType>(['BUY', 'SELL', 'SELL']);
  const transaction_type = random.pick<FundTransactionType>(['onetime', 'scheduled']);
  const payingAccount = operation_type === 'SELL' ? account : cashOf(context, customer);
  const order = {
    operation_type,
    transaction_type,
    investment_account_key: account,
    amount: randomPart(context, payingAccount, random.pick([1, 3, 9])),
    operation_date:
      transaction_type === 'onetime'
        ? bankDate(now)
        : bankDayFrom(addDays(bankDate(now), random.integer(1, 60))),
  };
  const key = store.transact((tx) => funds.setUp(tx, customer));
  placeTwice(
    context,
    (tx) => funds.validate(tx, { customer, now }, key, order),
    (tx) => funds.execute(tx, { customer, now }, key, order),
  );
};

const cancel: Order = ({ store, now }, customer) => {
  const scheduledOperation = store.read
    .list(fundOperations, 'byCustomer', customer)
    .findLast(({ status }) => status === 'SCHEDULED');
  if (!scheduledOperation) return;
  store.transact((tx) => change(tx, { customer, now }, scheduledOperation.key, { action_type: 'DELETE' }));
};

const transfer: Order = (context, customer) => {
  const { store, now, random } = context;
  const from = cashOf(context, customer);
  const scheduled = random.integer(0, 2) === 0;
  const order = {
    transfer_type: scheduled ? ('schedule' as const) : ('onetime' as const),
    from_account_key: from,
    to_account_key: `${customer}-${from.endsWith('ahorro') ? 'diario' : 'ahorro'}`,
    amount: { amount: randomPart(context, from, 3), currency_code: 'MXN' as const },
    start_date: scheduled ? addDays(bankDate(now), random.integer(1, 40)) : bankDate(now),
  };
  const { key, nonce } = store.transact((tx) => transfers.setUp(tx, customer));
  placeTwice(
    context,
    (tx) => transfers.validate(tx, { customer, now }, key, { ...order, action: 'Validate' }),
    (tx) => transfers.execute(tx, { customer, now }, key, { ...order, action: 'Create', nonce }),
  );
};

export const placeRandomOrder = (context: OrderContext): void =>
  context.random.pick<Order>([invest, invest, trade, trade, trade, cancel, transfer])(
    context,
    context.random.pick(savers),
  );

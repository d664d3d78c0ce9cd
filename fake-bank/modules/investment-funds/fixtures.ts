import * as z from 'zod/mini';
import type { Actor } from '#bank/core/activity/activity';
import { nextBankDay } from '#bank/core/calendar/holidays';
import { defineFixture, type FixtureSubject } from '#bank/core/fixtures/fixture';
import { amount, choice } from '#bank/core/fixtures/params';
import { nextFolio } from '#bank/core/operations/folio';
import { nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { accountsOf } from '#bank/shared/accounts/views';
import { bankDate } from '#contract/domain/dates';
import { FundOperationType } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { MAX_FUND_AMOUNT } from '#contract/rules/investment-funds';
import { type FundPosition, fundPositions, fundPrices } from './funds';
import { check } from './service';
import { scheduleTrade } from './trading';
import { findOwnedFund } from './views';

const positionsOf = ({ reader, customer }: FixtureSubject): FundPosition[] =>
  accountsOf(reader, customer).flatMap(({ key }) => reader.get(fundPositions, key) ?? []);

const fundOf = (subject: FixtureSubject) =>
  choice(
    'fund',
    positionsOf(subject).map(({ account }) => account),
  );

const tradableFundOf = (subject: FixtureSubject) =>
  choice(
    'fund with a cheque account',
    positionsOf(subject)
      .filter(({ cash }) => cash !== undefined)
      .map(({ account }) => account),
  );

const priceMissing = defineFixture({
  title: 'The price of a fund is missing until its next valuation',
  params: (subject) => ({ account: fundOf(subject) }),
  apply: (tx, { customer }, { account }) => {
    const { valuation } = findOwnedFund(tx, customer, account);
    tx.put(fundPrices, { ...valuation, withheld: true });
  },
});

type Order = { account: string; type: FundOperationType; amount: number };

/** Schedules the order for the next bank day. */
function schedule(tx: Transaction, actor: Actor, order: Order): void {
  const { ordered } = check(tx, actor, {
    operation_type: order.type,
    transaction_type: 'scheduled',
    investment_account_key: order.account,
    amount: fromCentavos(order.amount),
    operation_date: nextBankDay(bankDate(actor.now)),
  });
  scheduleTrade(tx, {
    key: nextKey(tx, 'fund-operation'),
    customer: actor.customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: actor.now,
    status: 'SCHEDULED',
    ...ordered,
  });
}

const fields = { amount: 'amount', investment_account_key: 'account' } as const;

const scheduled = defineFixture({
  title: 'An order of a fund is scheduled for the next bank day',
  params: (subject) => ({
    account: tradableFundOf(subject),
    type: z.prefault(choice('operation', FundOperationType.options), 'BUY'),
    amount: z.prefault(amount({ max: MAX_FUND_AMOUNT, example: '1500' }), '1000'),
  }),
  fields,
  apply: (tx, actor, order) => schedule(tx, actor, order),
});

const willBeRejected = defineFixture({
  title: 'A purchase that no cheque account can pay is scheduled for the next bank day',
  params: (subject) => ({ account: tradableFundOf(subject) }),
  fields: { amount: 'account', investment_account_key: 'account' },
  apply: (tx, actor, { account }) => schedule(tx, actor, { account, type: 'BUY', amount: MAX_FUND_AMOUNT }),
});

export const investmentFundFixtures = {
  'investment-funds.price-missing': priceMissing,
  'investment-funds.scheduled': scheduled,
  'investment-funds.will-be-rejected': willBeRejected,
};

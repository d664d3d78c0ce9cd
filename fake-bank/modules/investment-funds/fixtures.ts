import { nextBankDay } from '#bank/core/calendar/holidays';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import { nextFolio } from '#bank/core/operations/folio';
import { nextKey } from '#bank/core/storage/sequence';
import { bankDate } from '#contract/domain/dates';
import { FundOperationType } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { FUND_AMOUNT_MAX } from '#contract/rules/investment-funds';
import { fundPrices } from './funds';
import { check } from './service';
import { scheduleTrade } from './trading';
import { findOwnedFund } from './views';

/** Withholds the price of the fund in `account` until its next valuation. */
const priceMissing: Fixture = (tx, { customer, given: { account = '' } }) => {
  const { valuation } = findOwnedFund(tx, customer, account);
  tx.put(fundPrices, { ...valuation, withheld: true });
};

/** Schedules a `type` (BUY) of `amount` pesos (1000) of the fund in `account` for the next bank day. */
const scheduled: Fixture = (tx, { customer, now, given }) => {
  const { account = '', type = 'BUY', amount = '1000' } = given;
  const operation_type = FundOperationType.safeParse(type).data;
  if (!operation_type) throw fieldError('given.type', 'Es BUY o SELL.');
  const centavos = Math.round(Number(amount) * 100);
  if (!(centavos > 0)) throw fieldError('given.amount', 'No es un importe.');
  const { ordered } = check(
    tx,
    { customer, now },
    {
      operation_type,
      transaction_type: 'scheduled',
      investment_account_key: account,
      amount: fromCentavos(centavos),
      operation_date: nextBankDay(bankDate(now)),
    },
  );
  scheduleTrade(tx, {
    key: nextKey(tx, 'fund-operation'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    status: 'SCHEDULED',
    ...ordered,
  });
};

/** Schedules a purchase that no cheque account can pay. */
const willBeRejected: Fixture = (tx, { given: { account = '' }, ...about }) =>
  scheduled(tx, { ...about, given: { account, amount: String(fromCentavos(FUND_AMOUNT_MAX)) } });

export const investmentFundFixtures = {
  'investment-funds.price-missing': priceMissing,
  'investment-funds.scheduled': scheduled,
  'investment-funds.will-be-rejected': willBeRejected,
};

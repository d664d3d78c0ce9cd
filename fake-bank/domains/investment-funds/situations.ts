import { FUND_AMOUNT_MAX, FundOperationType } from '#contract/fund';
import { bankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { nextBankDay } from '../../ground/calendar/holidays';
import type { Situation } from '../../ground/noun/noun';
import { nextFolio } from '../../ground/operation/folio';
import { fieldRefusal } from '../../ground/refusal/refusal';
import { nextKey } from '../../ground/store/sequence';
import { check } from './commands';
import { fundPrices } from './funds';
import { putOff } from './trading';
import { ownFund } from './views';

/** The bank tells no price of the fund in `account` until its next valuation. */
const priceMissing: Situation = (tx, { customer, given: { account = '' } }) => {
  const { valuation } = ownFund(tx, customer, account);
  tx.put(fundPrices, { ...valuation, withheld: true });
};

/** An operation (`type`, BUY) for the next bank day, of `amount` pesos (1000), with the fund in `account`. */
const scheduled: Situation = (tx, { customer, now, given }) => {
  const { account = '', type = 'BUY', amount = '1000' } = given;
  const operation_type = FundOperationType.safeParse(type).data;
  if (!operation_type) throw fieldRefusal('given.type', 'Es BUY o SELL.');
  const centavos = Math.round(Number(amount) * 100);
  if (!(centavos > 0)) throw fieldRefusal('given.amount', 'No es un importe.');
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
  putOff(tx, {
    key: nextKey(tx, 'fund-operation'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    status: 'SCHEDULED',
    ...ordered,
  });
};

/** A purchase for the next bank day with the fund in `account`, for which no cheque account has enough. */
const willBeRejected: Situation = (tx, { given: { account = '' }, ...about }) =>
  scheduled(tx, { ...about, given: { account, amount: String(FUND_AMOUNT_MAX) } });

export const investmentFundSituations = {
  'investment-funds.price-missing': priceMissing,
  'investment-funds.scheduled': scheduled,
  'investment-funds.will-be-rejected': willBeRejected,
};

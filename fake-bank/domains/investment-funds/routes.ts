import { initServer } from '@ts-rest/express';
import { type Fund, investmentFunds } from '#contract/investment-funds';
import { ownAccount, productView } from '../../ground/accounts/views';
import { customerCall } from '../../ground/call/call';
import { Refusal } from '../../ground/refusal/refusal';
import type { Reader } from '../../ground/store/transaction';
import { fundPositions, fundPrices } from './funds';
import { buyPrice, wirePrice } from './prices';

/** This customer's share of a fund; an account of another kind answers like one that does not exist. */
function fundView(reader: Reader, customer: string, key: string): Fund {
  const account = ownAccount(reader, customer, key);
  const position = reader.get(fundPositions, key);
  const valuation = position && reader.get(fundPrices, position.fund);
  if (!position || !valuation) throw new Refusal('CZ_NOT_FOUND');
  if (position.units === null) throw new Refusal('SIBUR');
  return {
    ...productView(reader, account),
    units: position.units,
    buyPrice: wirePrice(buyPrice(valuation.price)),
    sellPrice: wirePrice(valuation.price),
    valuationDate: valuation.valuedOn,
  };
}

export const investmentFundRoutes = () =>
  initServer().router(investmentFunds, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      return { status: 200, body: fundView(bank.read, customer, params.accountKey) };
    },
  });

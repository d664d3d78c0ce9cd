import type { BankUnderTest, Client } from '#bank/testing/bank-under-test';
import { sendSigned } from '#bank/testing/signing';
import { fromCentavos } from '#contract/domain/money';
import { paymentOf } from '#contract/rules/campaigns';
import { type Offer, offersOf } from './offer';

export const OFFERS = '/api/campaigns-cross-sales/v1/campagins/cross-sales';

export function offerOf({ bank }: BankUnderTest, customer: string, product?: Offer['product']): Offer {
  const match = offersOf(bank.read, customer).find(
    (offer) => product === undefined || offer.product === product,
  );
  if (!match) throw new Error(`no offer of ${product ?? 'any kind'}`);
  return match;
}

/** Properties that accept the maximum amount for the longest term. */
export function propertiesOf(offer: Offer, change: object = {}): object {
  const { product, amount, deadlines } = offer;
  const deadline = deadlines.at(-1);
  return {
    amount: fromCentavos(amount),
    ...(deadline !== undefined && {
      deadline,
      payment: fromCentavos(paymentOf(amount, deadline, offer.yearlyRate)),
    }),
    ...(product === 'TDC' && { embossing_name: 'CARMEN VILLASENOR', branch_id: '006' }),
    ...change,
  };
}

export const acceptance = (offer: Offer, change: object = {}) => ({
  action: 'ACCEPT',
  offerKey: offer.key,
  offer_properties: propertiesOf(offer, change),
});

export const actionsOf = ({ reference }: Offer): string => `${OFFERS}/${reference}/actions`;

export const accept = (client: Client, offer: Offer, change: object = {}) =>
  client.post(actionsOf(offer), acceptance(offer, change));

export const acceptSigned = (client: Client, offer: Offer, token: string, change: object = {}) =>
  sendSigned(client, { method: 'POST', url: actionsOf(offer), body: acceptance(offer, change) }, token);

export const keysOf = async (client: Client): Promise<string[]> => {
  const { data } = (await client.get(`${OFFERS}?customer_key=${client.key}`).expect(200)).body;
  return data.map(({ offerKey }: { offerKey: string }) => offerKey);
};

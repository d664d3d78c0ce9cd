import type { Reader } from '#bank/core/storage/collection';
import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { type Finding, from, type Holder, token } from '#bank/testing/holders';
import { sendSigned } from '#bank/testing/signing';
import { isLoan } from '#contract/domain/campaign';
import { type Offer, offersOf } from './offer';
import { acceptance, OFFERS } from './offer.test-support';

const firstOffer = (reader: Reader, customer: string): Offer | undefined => offersOf(reader, customer)[0];

const offer: Finding = (reader, customer) => firstOffer(reader, customer)?.key;
const reference: Finding = (reader, customer) => firstOffer(reader, customer)?.reference;

const loanOffer = (reader: Reader, customer: string): Offer | undefined =>
  offersOf(reader, customer).find(({ product }) => isLoan(product));
const loanReference: Finding = (reader, customer) => loanOffer(reader, customer)?.reference;
/** Body of a loan acceptance, as the client sends it. */
const body: Finding = (reader, customer) => {
  const offered = loanOffer(reader, customer);
  return offered && JSON.stringify(acceptance(offered, { deposit_account_key: from(reader, customer) }));
};

const findings = { offer, reference };
const accepting = { reference: loanReference, body, token };
const offerPath = ({ key }: Holder<'reference'>) => `${OFFERS}/${key('reference')}`;

export const calls: CallCases = {
  'campaigns.list': call((client) => ({ path: `${OFFERS}?customer_key=${client.key}`, status: 200 })),
  'campaigns.get': callWith(findings, (me) => ({ path: offerPath(me), status: 200 })),
  'campaigns.details': callWith(findings, (me) => ({
    path: `${offerPath(me)}/details?offerKey=${me.key('offer')}`,
    status: 200,
  })),
  'campaigns.terms': callWith(findings, (me) => ({
    path: `${offerPath(me)}/terms-and-conditions`,
    body: { referenceKey: me.key('reference'), offerKey: me.key('offer') },
    status: 200,
  })),
  'campaigns.accept': callWith(accepting, (me) => ({
    path: `${offerPath(me)}/actions`,
    body: JSON.parse(me.key('body')),
    status: 200,
  })),
  'campaigns.transactions': callWith(findings, (me) => ({
    path: `${offerPath(me)}/transactions?offerKey=${me.key('offer')}`,
    status: 200,
  })),
  'campaigns.receipt': callWith(accepting, async (me) => {
    const call = {
      method: 'POST' as const,
      url: `${offerPath(me)}/actions`,
      body: JSON.parse(me.key('body')),
    };
    await sendSigned(me.client, call, me.key('token'));
    return { path: `${offerPath(me)}/receipts`, status: 200 };
  }),
};

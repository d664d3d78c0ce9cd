import { addDays, bankDate } from '#contract/shared/dates';
import type { Situation } from '../../ground/noun/noun';
import { Refusal } from '../../ground/refusal/refusal';
import type { Transaction } from '../../ground/store/transaction';
import { type Offer, offers, offersOf } from './offer';

/** The customer's own offer that was not accepted, by its key. */
function openOffer(tx: Transaction, customer: string, key: string): Offer {
  const offer = offersOf(tx, customer).find((own) => own.key === key && !own.acceptance);
  if (!offer) throw new Refusal('CZ_NOT_FOUND', { field: 'given.offer' });
  return offer;
}

/** The last day of `offer` was yesterday. */
const expired: Situation = (tx, { customer, now, given: { offer = '' } }) =>
  void tx.put(offers, { ...openOffer(tx, customer, offer), endDate: addDays(bankDate(now), -1) });

/** Only the first so many offers are left: `count`, none without it. */
const only: Situation = (tx, { customer, given: { count = '0' } }) => {
  for (const { key } of offersOf(tx, customer).slice(Number(count))) tx.delete(offers, key);
};

export const campaignSituations = { 'campaigns.expired': expired, 'campaigns.only': only };

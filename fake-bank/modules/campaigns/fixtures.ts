import { DomainError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, bankDate } from '#contract/domain/dates';
import { type Offer, offers, offersOf } from './offer';

function openOffer(tx: Transaction, customer: string, key: string): Offer {
  const offer = offersOf(tx, customer).find((own) => own.key === key && !own.acceptance);
  if (!offer) throw new DomainError('CZ_NOT_FOUND', { field: 'given.offer' });
  return offer;
}

/** Expires `offer` as of yesterday. */
const expired: Fixture = (tx, { customer, now, given: { offer = '' } }) =>
  void tx.put(offers, { ...openOffer(tx, customer, offer), endDate: addDays(bankDate(now), -1) });

/** Deletes all offers except the first `count` (default 0). */
const only: Fixture = (tx, { customer, given: { count = '0' } }) => {
  for (const { key } of offersOf(tx, customer).slice(Number(count))) tx.delete(offers, key);
};

export const campaignFixtures = { 'campaigns.expired': expired, 'campaigns.only': only };

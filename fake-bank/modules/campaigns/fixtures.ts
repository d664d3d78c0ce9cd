import * as z from 'zod/mini';
import { defineFixture, type FixtureSubject } from '#bank/core/fixtures/fixture';
import { choice, count } from '#bank/core/fixtures/params';
import { addDays, bankDate } from '#contract/domain/dates';
import { offers, offersOf } from './offer';

const openOffers = ({ reader, customer }: FixtureSubject) =>
  offersOf(reader, customer).filter(({ acceptance }) => !acceptance);

const expiredOfferFixture = defineFixture({
  title: 'An offer expired yesterday',
  params: (subject) => ({
    offer: choice(
      'open offer',
      openOffers(subject).map(({ key }) => key),
    ),
  }),
  apply: (tx, { customer, now }, { offer: key }) => {
    const offer = offersOf(tx, customer).find((each) => each.key === key);
    if (offer) tx.put(offers, { ...offer, endDate: addDays(bankDate(now), -1) });
  },
});

const firstOffersFixture = defineFixture({
  title: 'The customer has only the first offers of the list, or none',
  audience: {
    name: 'customers with offers',
    includes: ({ reader, customer }) => offersOf(reader, customer).length > 0,
  },
  params: ({ reader, customer }) => ({
    count: z.prefault(count({ max: offersOf(reader, customer).length, example: '1' }), '0'),
  }),
  apply: (tx, { customer }, { count: remaining }) => {
    for (const { key } of offersOf(tx, customer).slice(remaining)) tx.delete(offers, key);
  },
});

export const campaignFixtures = {
  'campaigns.expired': expiredOfferFixture,
  'campaigns.only': firstOffersFixture,
};

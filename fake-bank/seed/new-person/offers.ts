import { fieldError } from '#bank/core/errors/domain-error';
import { fromCentavos } from '#contract/domain/money';
import type { PersonOffer } from '#contract/domain/person';
import { isPesoCheques } from '#contract/rules/accounts';
import type { Holding } from '../accounts';
import { card, increase, line, type OfferTerms, payrollLoan, personalLoan } from '../offers';

type Place = { offer: PersonOffer; field: string; accounts: readonly Holding['account'][] };

/** A loan is paid into a peso cheque account. */
function loanOf(terms: (amount: number) => OfferTerms, amount: number) {
  return ({ offer, field, accounts }: Place): OfferTerms => {
    if (accounts.some(isPesoCheques)) return terms(offer.amount ?? amount);
    throw fieldError(`${field}.product`, `A ${offer.product} is paid into a chequing account in MXN.`);
  };
}

/** Raises the limit of the first credit card, by default by half. */
function increaseOf({ offer, field, accounts }: Place): OfferTerms {
  const card = accounts.find(({ type }) => type === 'Tarjeta de Crédito');
  if (!card) throw fieldError(`${field}.product`, `A ${offer.product} raises the limit of a credit-card.`);
  const limit = -fromCentavos(card.floor);
  const amount = offer.amount ?? Math.round(limit * 1.5);
  if (amount <= limit) throw fieldError(`${field}.amount`, `Write more than the limit, ${limit}.`);
  return increase(amount, card.key, card.description);
}

const termsOf: Record<PersonOffer['product'], (place: Place) => OfferTerms> = {
  'line': ({ offer }) => line(offer.amount ?? 25_000),
  'credit-card': ({ offer }) => card(offer.amount ?? 20_000),
  'line-increase': increaseOf,
  'personal-loan': loanOf(personalLoan, 60_000),
  'loan': loanOf(payrollLoan, 50_000),
};

/** Returns the terms of the requested offers, like those of the seed's customers. */
export const offersFor = (
  requested: readonly PersonOffer[],
  accounts: readonly Holding['account'][],
): OfferTerms[] =>
  requested.map((offer, index) => {
    const field = `offers.${index}`;
    const terms = termsOf[offer.product]({ offer, field, accounts });
    const { amount, minimum, step } = terms;
    if (amount < minimum) throw fieldError(`${field}.amount`, `Write at least ${fromCentavos(minimum)}.`);
    if (amount % step !== 0)
      throw fieldError(`${field}.amount`, `Write a multiple of ${fromCentavos(step)}.`);
    return terms;
  });

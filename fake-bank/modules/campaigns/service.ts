import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { SignedBy } from '#bank/core/http/signed-by';
import { executeWhenSigned, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import { canonical } from '#bank/core/operations/record';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { branchOf } from '#bank/shared/institutions/branches';
import { checkScore } from '#bank/shared/parties/score';
import type { OfferAcceptance } from '#contract/campaigns';
import { isLoan } from '#contract/domain/campaign';
import { bankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { isExpired } from '#contract/rules/campaigns';
import { accountToRaise, accept as carryOut, depositAccountFor, depositAccountOf } from './acceptance';
import { findOwnedOffer, type Offer } from './offer';
import { checkNotExpired, checkProperties } from './rules';

/** A loan needs an account for its deposit. */
const fits = (reader: Reader, offer: Offer): boolean =>
  !isLoan(offer.product) || depositAccountOf(reader, offer.customer) !== undefined;

export const isOpen = (reader: Reader, offer: Offer, now: number): boolean =>
  offer.acceptance === undefined && !isExpired(offer, bankDate(now)) && fits(reader, offer);

/** The limit may have been raised since the offer was made. */
function checkRaises(reader: Reader, offer: Offer, amount: number): void {
  if (offer.product !== 'CLI') return;
  const { limit } = accountToRaise(reader, offer).terms;
  if (amount <= limit) {
    const text = `Tu límite ya es de ${formatCentavos(limit, 'MXN')}.`;
    throw fieldError('offer_properties.amount', text);
  }
}

/** Accepts a signed offer; returns its reference. A repeated identical body returns the first result. */
export function accept(
  tx: Transaction,
  signedBy: SignedBy,
  reference: string,
  { offerKey, offer_properties: properties }: OfferAcceptance,
): SignedOutcome {
  const offer = findOwnedOffer(tx, signedBy.customer, reference, offerKey);
  if (offer.acceptance) {
    if (canonical(offer.acceptance.properties) !== canonical(properties))
      throw new DomainError('CZ_OFFER_TAKEN');
    return { resultKey: reference };
  }
  return executeWhenSigned(
    tx,
    signedBy,
    { offerKey, properties },
    {
      check: () => {
        checkNotExpired(offer, bankDate(signedBy.now));
        if (isLoan(offer.product)) depositAccountFor(tx, signedBy.customer, properties);
        const amount = checkProperties(offer, properties, (id) => branchOf(id) !== undefined);
        checkRaises(tx, offer, amount);
        checkScore(tx, signedBy.customer);
        return amount;
      },
      make: (amount) =>
        carryOut(tx, { offer, amount, properties, at: signedBy.now }, nextFolio(tx)).reference,
    },
  );
}

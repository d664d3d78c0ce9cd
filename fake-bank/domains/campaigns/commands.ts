import type { OfferAcceptance } from '#contract/campaigns';
import { isLoan } from '#contract/shared/campaign';
import { bankDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import type { SignedBy } from '../../ground/call/signed-by';
import { branchOf } from '../../ground/institutions/branches';
import { nextFolio } from '../../ground/operation/folio';
import { canonical } from '../../ground/operation/record';
import { executeWhenSigned, type SignedOutcome } from '../../ground/operation/signed';
import { checkScore } from '../../ground/parties/score';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { accept as carryOut, depositAccountFor, depositAccountOf, raisedBy } from './acceptance';
import { type Offer, ownOffer } from './offer';
import { checkOffered, checkProperties, isOver } from './rules';

/** Whether it can be accepted as far as the customer's accounts go: a loan needs one to be paid into. */
const fits = (reader: Reader, offer: Offer): boolean =>
  !isLoan(offer.product) || depositAccountOf(reader, offer.customer) !== undefined;

/** What a list shows: what can still be accepted. */
export const isOpen = (reader: Reader, offer: Offer, now: number): boolean =>
  offer.acceptance === undefined && !isOver(offer, bankDate(now)) && fits(reader, offer);

/** A limit may have been raised in another way since it was offered. */
function checkRaises(reader: Reader, offer: Offer, amount: number): void {
  if (offer.product !== 'CLI') return;
  const { limit } = raisedBy(reader, offer).terms;
  if (amount <= limit) {
    const text = `Tu límite ya es de ${showMoney(limit, 'MXN')}.`;
    throw fieldRefusal('offer_properties.amount', text);
  }
}

/** Accepts an offer once it is signed, and answers its reference. The same body again answers what it made. */
export function accept(
  tx: Transaction,
  by: SignedBy,
  reference: string,
  { offerKey, offer_properties: properties }: OfferAcceptance,
): SignedOutcome {
  const offer = ownOffer(tx, by.customer, reference, offerKey);
  if (offer.acceptance) {
    if (canonical(offer.acceptance.properties) !== canonical(properties)) throw new Refusal('CZ_OFFER_TAKEN');
    return { made: reference };
  }
  return executeWhenSigned(
    tx,
    by,
    { offerKey, properties },
    {
      check: () => {
        checkOffered(offer, bankDate(by.now));
        if (isLoan(offer.product)) depositAccountFor(tx, by.customer, properties);
        const amount = checkProperties(offer, properties, (id) => branchOf(id) !== undefined);
        checkRaises(tx, offer, amount);
        checkScore(tx, by.customer);
        return amount;
      },
      make: (amount) => carryOut(tx, { offer, amount, properties, at: by.now }, nextFolio(tx)).reference,
    },
  );
}

import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { OfferProperties } from '#contract/campaigns';
import { hasAmountChoice, isEmbossingName, isLoan } from '#contract/domain/campaign';
import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import {
  amountError,
  BRANCH_REQUIRED,
  isExpired,
  paymentOf,
  TERM_NOT_OFFERED,
} from '#contract/rules/campaigns';
import type { Offer } from './offer';

const refuse = (field: keyof OfferProperties, text: string) => fieldError(`offer_properties.${field}`, text);

const show = (centavos: number) => formatCentavos(centavos, 'MXN');

export function checkNotExpired(offer: Pick<Offer, 'endDate'>, today: BankDate): void {
  if (isExpired(offer, today)) throw new DomainError('CZ_OFFER_EXPIRED');
}

type Terms = Pick<Offer, 'product' | 'amount' | 'minimum' | 'step' | 'yearlyRate' | 'deadlines'>;

/** Offers without a choice of amount require the exact amount. */
function checkAmount(offer: Terms, amount: number): void {
  const { product, amount: most, minimum, step } = offer;
  if (!hasAmountChoice(product)) {
    if (amount !== most) throw refuse('amount', `Esta oferta es por ${show(most)}.`);
    return;
  }
  const problem = amountError(amount, { most, minimum, step });
  if (problem !== undefined) throw refuse('amount', problem);
}

function checkInstalments(offer: Terms, { deadline, payment }: OfferProperties, amount: number): void {
  if (!hasAmountChoice(offer.product)) {
    if (deadline !== undefined) throw refuse('deadline', 'Esta oferta no tiene plazo.');
    if (payment !== undefined) throw refuse('payment', 'Esta oferta no tiene mensualidad.');
    return;
  }
  if (deadline === undefined || !offer.deadlines.includes(deadline)) {
    throw refuse('deadline', TERM_NOT_OFFERED);
  }
  const agreed = paymentOf(amount, deadline, offer.yearlyRate);
  if (payment === undefined || toCentavos(payment) !== agreed) {
    throw refuse('payment', `La mensualidad es de ${show(agreed)}. Revísala antes de aceptar.`);
  }
}

function checkCard(
  { product }: Terms,
  { embossing_name: name, branch_id: branch }: OfferProperties,
  isBranch: (id: string) => boolean,
): void {
  if (product !== 'TDC') {
    if (name !== undefined) throw refuse('embossing_name', 'Esta oferta no es de una tarjeta.');
    if (branch !== undefined) throw refuse('branch_id', 'Esta oferta no es de una tarjeta.');
    return;
  }
  if (name === undefined || !isEmbossingName(name)) {
    throw refuse('embossing_name', 'Escribe nombre y apellido en mayúsculas, sin acentos, hasta 21 letras.');
  }
  if (branch === undefined || !isBranch(branch)) throw refuse('branch_id', BRANCH_REQUIRED);
}

function checkDeposit({ product }: Terms, { deposit_account_key: account }: OfferProperties): void {
  if (account !== undefined && !isLoan(product))
    throw refuse('deposit_account_key', 'Esta oferta no se deposita en una cuenta.');
}

/** Returns the amount in centavos. */
export function checkProperties(
  offer: Terms,
  properties: OfferProperties,
  isBranch: (id: string) => boolean,
): number {
  const amount = toCentavos(properties.amount);
  checkAmount(offer, amount);
  checkInstalments(offer, properties, amount);
  checkDeposit(offer, properties);
  checkCard(offer, properties, isBranch);
  return amount;
}

import { customers } from '#bank/core/customers/customers';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import { branchOf } from '#bank/shared/institutions/branches';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import type { OfferReceipt, OfferTerms, Offer as OfferView } from '#contract/campaigns';
import { campaignSlugs, embossingNameOf, isLoan } from '#contract/domain/campaign';
import { loanCat, revolvingCat } from '#contract/domain/cat';
import { bankDate, bankInstant, formatMoment } from '#contract/domain/dates';
import { feeOf, plannedAmounts, totalOf } from '#contract/domain/loan-plan';
import { formatKnownMoney, fromCentavos, moneyOf, toCentavos } from '#contract/domain/money';
import { offerLabels, offerReceiptRows } from '#contract/receipts/campaigns';
import { accountToRaise, depositAccountOf, offerAccount } from './acceptance';
import type { Acceptance, Offer } from './offer';

export type AcceptedOffer = Offer & { acceptance: Acceptance };

export function checkAccepted(offer: Offer): AcceptedOffer {
  const { acceptance } = offer;
  if (!acceptance) throw new DomainError('CZ_NOT_FOUND');
  return { ...offer, acceptance };
}

export const offerView = ({
  key,
  reference,
  product,
  title,
  shortDescription,
  amount,
}: Offer): OfferView => ({
  offerKey: key,
  referenceKey: reference,
  offerDetails: {
    productType: product,
    title,
    image: campaignSlugs[product],
    shortDescription,
    offerAmount: { amount: fromCentavos(amount), currency: 'MXN' },
  },
});

/** Returns the card whose limit is raised, the embossing name of a new card, or the deposit account. */
function productTerms(reader: Reader, offer: Offer): Partial<OfferTerms> {
  const { product, customer } = offer;
  if (product === 'CLI') {
    const account = accountToRaise(reader, offer);
    return { account: offerAccount(account), currentLimit: moneyOf(account.terms.limit) };
  }
  if (product === 'TDC') {
    return { embossingName: embossingNameOf(reader.get(customers, customer)?.name ?? '') };
  }
  const deposit = isLoan(product) ? depositAccountOf(reader, customer) : undefined;
  return deposit ? { depositAccount: offerAccount(deposit) } : {};
}

export const termsView = (reader: Reader, offer: Offer): OfferTerms => ({
  endDate: offer.endDate,
  interestRate: offer.yearlyRate,
  annualFee: moneyOf(offer.annualFee),
  openingFee: offer.openingFee,
  deadlines: offer.deadlines,
  minimumAmount: moneyOf(offer.minimum),
  step: moneyOf(offer.step),
  ...productTerms(reader, offer),
});

export const acceptedView = ({ acceptance: { folio, properties } }: AcceptedOffer) => ({
  status: 'ACCEPTED' as const,
  folio,
  amountAccepted: { amount: properties.amount, currencyCode: 'MXN' as const },
});

export const transactionView = (offer: AcceptedOffer) => ({
  ...acceptedView(offer),
  offerKey: offer.key,
  date: bankDate(offer.acceptance.at),
});

function costOf({
  product,
  yearlyRate,
  annualFee,
  openingFee,
  acceptance,
}: AcceptedOffer): Partial<OfferReceipt> {
  const amount = toCentavos(acceptance.properties.amount);
  if (product === 'CLI') return {};
  if (!isLoan(product)) return { cat: revolvingCat({ limit: amount, yearlyRate, annualFee }) };
  const loan = { principal: amount, yearlyRate, vat: true, term: acceptance.properties.deadline ?? 0 };
  const { fee, vat } = feeOf(amount, openingFee);
  return {
    total: moneyOf(totalOf(plannedAmounts(loan)) + fee + vat),
    cat: loanCat(loan, fee),
    ...(fee > 0 && { openingFee: moneyOf(fee + vat) }),
  };
}

export function receiptView(offer: AcceptedOffer): OfferReceipt {
  const { at, properties, account, deposit, firstPaymentDate } = offer.acceptance;
  const { deadline, payment, embossing_name: embossingName, branch_id: branchId = '' } = properties;
  const branch = branchOf(branchId);
  return {
    ...acceptedView(offer),
    referenceKey: offer.reference,
    operationDate: bankInstant(at),
    productType: offer.product,
    title: offer.title,
    account,
    interestRate: offer.yearlyRate,
    ...(deadline !== undefined && { deadline }),
    ...(payment !== undefined && { payment: { amount: payment, currencyCode: 'MXN' as const } }),
    ...costOf(offer),
    ...(firstPaymentDate !== undefined && { firstPaymentDate }),
    ...(deposit && { depositAccount: deposit, deposited: moneyOf(deposit.amount) }),
    ...(offer.annualFee > 0 && { annualFee: moneyOf(offer.annualFee) }),
    ...(embossingName !== undefined && { embossingName }),
    ...(branch && { branch }),
  };
}

export function pdfView(offer: AcceptedOffer): PdfReceipt {
  const receipt = receiptView(offer);
  const { heading, label } = offerLabels[receipt.productType];
  return {
    title: heading,
    moment: formatMoment(receipt.operationDate),
    status: label,
    amount: formatKnownMoney(receipt.amountAccepted),
    subtitle: receipt.title,
    rows: [['Folio', receipt.folio], ...offerReceiptRows(receipt).map(pdfRow)],
    issuedAt: offer.acceptance.at,
  };
}

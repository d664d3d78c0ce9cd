import { accountRef } from '#bank/shared/accounts/views';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { bankInstant, formatMoment } from '#contract/domain/dates';
import { formatKnownMoney, moneyOf } from '#contract/domain/money';
import type { Donation, DonationQuote } from '#contract/donations';
import { DONATION_MADE, donationReceiptRows } from '#contract/receipts/donations';
import type { StoredDonation } from './donation';
import type { CheckedDonation } from './rules';

export const quoteView = (key: string, { charity, amount }: CheckedDonation): DonationQuote => ({
  key,
  charity: charity.name,
  totalAmount: moneyOf(amount),
});

export const donationView = ({ key, charity, amount, from, ...row }: StoredDonation): Donation => ({
  key,
  confirmationNumber: row.confirmationNumber,
  operationDate: bankInstant(row.at),
  charity,
  totalAmount: moneyOf(amount),
  fromAccount: accountRef(from),
});

export function pdfView(row: StoredDonation): PdfReceipt {
  const donation = donationView(row);
  return {
    title: DONATION_MADE,
    moment: formatMoment(donation.operationDate),
    status: 'Aplicado',
    amount: formatKnownMoney(donation.totalAmount),
    subtitle: `a ${donation.charity}`,
    rows: [['Folio', donation.confirmationNumber], ...donationReceiptRows(donation).map(pdfRow)],
    issuedAt: row.at,
  };
}

import { formatMoment } from '#contract/domain/dates';
import { formatKnownMoney } from '#contract/domain/money';
import { type Donation, donations } from '#contract/donations';
import { DONATION_MADE, donationReceiptRows } from '#contract/receipts/donations';
import { Money } from '#web/components/Money.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { donationsApi } from '#web/lib/api/clients/donations.ts';
import { pathOf } from '#web/lib/api/path.ts';

const viewOf = (donation: Donation): ReceiptView => {
  const { charity, totalAmount, confirmationNumber } = donation;
  return {
    heading: DONATION_MADE,
    at: formatMoment(donation.operationDate),
    status: { label: 'Aplicado', tone: 'success' },
    lead: 'Donaste',
    headline: <Money amount={totalAmount.amount} currency={totalAmount.currencyCode} size="xl" />,
    to: `a ${charity}`,
    folio: confirmationNumber,
    shared: {
      text: `${DONATION_MADE}: ${formatKnownMoney(totalAmount)} a ${charity}. Folio ${confirmationNumber}.`,
    },
    rows: donationReceiptRows(donation),
    sourceNumber: donation.fromAccount.displayId,
    next: 'Gracias por tu donativo.',
  };
};

export const donationReceipt = {
  key: ({ key }: Donation) => key,
  load: (donationKey: string) => unwrap(donationsApi.receipt.query({ params: { donationKey } })),
  pdf: (donationKey: string) => pathOf(donations.receipt, { donationKey }),
  view: viewOf,
  repeatLabel: 'Hacer otro donativo',
};

import { DONATIONS } from '#web/lib/addresses/donations.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { donationsApi } from '#web/lib/api/clients/donations.ts';
import { labeledValue, type OrderKind } from './order-kind';

export const donationOrder: OrderKind = {
  base: DONATIONS,
  load: async (donationKey) => {
    const donation = await unwrap(donationsApi.receipt.query({ params: { donationKey } }));
    return {
      status: { label: 'Aplicado', tone: 'success' },
      items: [
        ...labeledValue('Organización', donation.charity),
        ...labeledValue('Folio del comprobante', donation.confirmationNumber),
      ],
    };
  },
};

import { DONATIONS } from '#web/lib/addresses/donations.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { donationsApi } from '#web/lib/api/clients/donations.ts';
import { fact, type OrderKind } from './order-kind';

export const donationOrder: OrderKind = {
  base: DONATIONS,
  load: async (donationKey) => {
    const donation = await unwrap(donationsApi.receipt.query({ params: { donationKey } }));
    return {
      status: { label: 'Aplicado', tone: 'success' },
      facts: [
        ...fact('Organización', donation.charity),
        ...fact('Folio del comprobante', donation.confirmationNumber),
      ],
    };
  },
};

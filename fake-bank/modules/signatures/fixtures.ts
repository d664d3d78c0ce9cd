import { customers } from '#bank/core/customers/customers';
import { defineFixture } from '#bank/core/fixtures/fixture';

const decliningPhoneFixture = defineFixture({
  title: 'The telephone declines QR codes',
  audience: {
    name: 'customers with a virtual token',
    includes: ({ reader, customer }) => reader.get(customers, customer)?.tokenType === 'virtual',
  },
  params: () => ({}),
  apply: (tx, { customer }) => {
    const signer = tx.get(customers, customer);
    if (signer) tx.put(customers, { ...signer, approvesQr: false });
  },
});

export const signatureFixtures = { 'signatures.phone-refuses': decliningPhoneFixture };

import { customers } from '#bank/core/customers/customers';
import type { Fixture } from '#bank/core/module/module';

/** The phone of who has a virtual token answers a QR code with no. */
const phoneRefuses: Fixture = (tx, { customer }) => {
  const signer = tx.get(customers, customer);
  if (signer) tx.put(customers, { ...signer, approvesQr: false });
};

export const signatureFixtures = { 'signatures.phone-refuses': phoneRefuses };

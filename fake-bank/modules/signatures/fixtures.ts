import { customers } from '#bank/core/customers/customers';
import type { Fixture } from '#bank/core/module/module';

/** Makes the customer's phone decline QR codes. */
const phoneRefuses: Fixture = (tx, { customer }) => {
  const signer = tx.get(customers, customer);
  if (signer) tx.put(customers, { ...signer, approvesQr: false });
};

export const signatureFixtures = { 'signatures.phone-refuses': phoneRefuses };

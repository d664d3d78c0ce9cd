import type { Situation } from '../../ground/noun/noun';
import { customers } from '../../ground/parties/customers';

/** The phone of who has a virtual token answers a QR code with no. */
const phoneRefuses: Situation = (tx, { customer }) => {
  const signer = tx.get(customers, customer);
  if (signer) tx.put(customers, { ...signer, approvesQr: false });
};

export const signatureSituations = { 'signatures.phone-refuses': phoneRefuses };

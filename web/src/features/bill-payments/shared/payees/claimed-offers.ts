import * as z from 'zod/mini';
import { deviceStorage } from '#web/lib/environment/storage.ts';

const STORAGE_KEY = 'directDebitOffers';
const ReceiptByPayee = z.record(z.string(), z.string());

function readReceiptByPayee(): z.infer<typeof ReceiptByPayee> {
  try {
    return ReceiptByPayee.parse(JSON.parse(deviceStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the key of the only receipt that offers a direct debit for a payee: the first shown. Stores it on the device. */
export function claimDirectDebitOffer(payeeKey: string, receiptKey: string): string {
  const receiptByPayee = readReceiptByPayee();
  const claimedBy = receiptByPayee[payeeKey];
  if (claimedBy !== undefined) return claimedBy;
  deviceStorage.setItem(STORAGE_KEY, JSON.stringify({ ...receiptByPayee, [payeeKey]: receiptKey }));
  return receiptKey;
}

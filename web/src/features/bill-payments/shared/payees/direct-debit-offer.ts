import * as z from 'zod/mini';
import { deviceStorage } from '#web/lib/environment/storage.ts';

const KEY = 'directDebitOffers';
const Offers = z.record(z.string(), z.string());

function read(): z.infer<typeof Offers> {
  try {
    return Offers.parse(JSON.parse(deviceStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the receipt that shows the offer for a service: the first that asked. Stored on the device. */
export function receiptOfDirectDebitOffer(payee: string, receipt: string): string {
  const offers = read();
  const first = offers[payee];
  if (first !== undefined) return first;
  deviceStorage.setItem(KEY, JSON.stringify({ ...offers, [payee]: receipt }));
  return receipt;
}

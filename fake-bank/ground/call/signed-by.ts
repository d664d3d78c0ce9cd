import type { CustomerCall } from './call';

/** Who sends a call that has to be signed, when, and which call: a signature counts for it alone. */
export type SignedBy = { customer: string; now: number; method: string; url: string };

export const signedBy = (
  { bank, customer }: CustomerCall,
  { method, path }: { method: string; path: string },
): SignedBy => ({ customer, now: bank.now, method, url: path });

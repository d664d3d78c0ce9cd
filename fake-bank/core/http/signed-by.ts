import { headers } from '#contract/headers';
import { type SignedCall, sortedQuery } from '../operations/record';
import type { CustomerCall } from './call';

export type SignedBy = { customer: string; now: number; call: SignedCall };

type SentCall = {
  method: string;
  path: string;
  originalUrl: string;
  headers: Readonly<Record<string, unknown>>;
};

export const signedBy = (
  { bank, customer }: CustomerCall,
  { method, path, originalUrl, headers: sent }: SentCall,
): SignedBy => ({
  customer,
  now: bank.now,
  call: {
    method,
    url: path,
    query: sortedQuery(originalUrl.split('?')[1] ?? ''),
    visit: String(sent[headers.visit] ?? ''),
  },
});

import * as z from 'zod/mini';
import { headers } from '../headers';

/**
 * Answer of an operation that requires a signature; both statuses are equivalent. `key` is the pending
 * operation: it goes into the signature's `operation_context`, then the same call is repeated.
 */
export const SignatureRequired = z.object({
  status: z.enum(['REQUIRED_SIGN', 'SIGNATURE_REQUIRED']),
  key: z.string(),
  /** Token if absent; QR codes are approved on the customer's phone. */
  by: z.optional(z.enum(['TOKEN', 'QR'])),
});
export type SignatureRequired = z.infer<typeof SignatureRequired>;

/** Header of signed calls without a nonce. The id scopes pending signatures to one form session. Optional. */
export const isOfFormSession = { [headers.visit]: z.optional(z.string().check(z.maxLength(64))) };

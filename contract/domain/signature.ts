import * as z from 'zod/mini';
import { headers } from '../headers';

/** Sign with `key` in `operation_context`, then repeat the same call. */
export const SignatureRequired = z.object({
  status: z.enum(['REQUIRED_SIGN', 'SIGNATURE_REQUIRED']),
  key: z.string(),
  by: z.optional(z.enum(['TOKEN', 'QR'])),
});
export type SignatureRequired = z.infer<typeof SignatureRequired>;

/** Optional header of signed calls without a nonce: scopes pending signatures to one form session. */
export const formSessionHeaders = { [headers.visit]: z.optional(z.string().check(z.maxLength(64))) };

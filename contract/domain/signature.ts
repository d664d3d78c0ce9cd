import * as z from 'zod/mini';
import { headers } from '../headers';

/**
 * What an operation answers that has to be signed first; both words mean the same. `key` names the pending
 * operation: it goes into the signature's `operation_context`, and the same call is sent again once it is signed.
 */
export const SignatureRequired = z.object({
  status: z.enum(['REQUIRED_SIGN', 'SIGNATURE_REQUIRED']),
  key: z.string(),
  /** With what: the token where it is absent, else a code that the customer's phone approves. */
  by: z.optional(z.enum(['TOKEN', 'QR'])),
});
export type SignatureRequired = z.infer<typeof SignatureRequired>;

/**
 * Headers of a signed call whose body has no nonce. Each visit of a form sends an id of its own, so that what another
 * visit left behind, signed or not, is never carried out by this one. A caller may leave it out.
 */
export const isOfFormSession = { [headers.visit]: z.optional(z.string().check(z.maxLength(64))) };

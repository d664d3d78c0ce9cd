import * as z from 'zod/mini';

/** Reason for an error. `field` is the dotted path of the rejected request field. */
export const Notification = z.object({
  code: z.string(),
  dpCode: z.optional(z.string()),
  category: z.string(),
  description: z.string(),
  field: z.optional(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Error body of every endpoint. `traceId` equals the `x-b3-traceid` header. */
export const ErrorBody = z.object({ notifications: z.array(Notification), traceId: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

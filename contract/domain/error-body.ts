import * as z from 'zod/mini';

/** One reason for a refusal. `field` names the request field that it is about, as a dotted path. */
export const Notification = z.object({
  code: z.string(),
  dpCode: z.optional(z.string()),
  category: z.string(),
  description: z.string(),
  field: z.optional(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Every refusal of every endpoint. The same trace id stands in the `x-b3-traceid` header. */
export const ErrorBody = z.object({ notifications: z.array(Notification), traceId: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

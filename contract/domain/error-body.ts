import * as z from 'zod/mini';

export const Notification = z.object({
  code: z.string(),
  dpCode: z.optional(z.string()),
  category: z.string(),
  description: z.string(),
  field: z.optional(z.string()),
});
export type Notification = z.infer<typeof Notification>;

export const ErrorBody = z.object({ notifications: z.array(Notification), traceId: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

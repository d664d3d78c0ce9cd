import * as z from 'zod/mini';

const Param = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  default: z.optional(z.string()),
  values: z.optional(z.array(z.string())),
  form: z.string(),
  example: z.string(),
});

export const Situation = z.object({
  name: z.string(),
  title: z.string(),
  customers: z.array(z.string()),
  params: z.array(Param),
});
export type Situation = z.infer<typeof Situation>;

/** `given` holds parameters, which the handler of the situation checks. */
export const SituationRequest = z.strictObject({
  name: z.string(),
  customer: z.string(),
  given: z.optional(z.record(z.string(), z.unknown())),
});

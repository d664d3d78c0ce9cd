import * as z from 'zod/mini';

/** Provider state of the sandbox, with the steps to take in it and the expected screen. */
export const Scenario = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  customer: z.string(),
});

export const ArrangedScenario = z.object({
  customer: z.string(),
  /** Page to open, with its form filled in. */
  deepLink: z.string(),
  data: z.record(z.string(), z.string()),
  /** A button to press, or `Escribe 318204 en Clave de seguridad`. */
  steps: z.array(z.string()),
  expect: z.object({
    code: z.string(),
    heading: z.string(),
    message: z.string(),
    /** Dialog, whole page, or notice inside either. */
    shownAs: z.enum(['dialog', 'page', 'notice']),
    moneyMoved: z.boolean(),
  }),
});
export type ArrangedScenario = z.infer<typeof ArrangedScenario>;

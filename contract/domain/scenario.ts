import * as z from 'zod/mini';

/** A situation that the sandbox can bring about: what to do in it, and what the customer must see. */
export const Scenario = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  customer: z.string(),
});

export const ArrangedScenario = z.object({
  customer: z.string(),
  /** The page to open, with the form filled in where it has one. */
  deepLink: z.string(),
  data: z.record(z.string(), z.string()),
  /** What to do there: the button to press, or `Escribe 318204 en Clave de seguridad`. */
  steps: z.array(z.string()),
  expect: z.object({
    code: z.string(),
    heading: z.string(),
    message: z.string(),
    /** A dialog, the whole page, or a notice inside the page or dialog. */
    shownAs: z.enum(['dialog', 'page', 'notice']),
    moneyMoved: z.boolean(),
  }),
});
export type ArrangedScenario = z.infer<typeof ArrangedScenario>;

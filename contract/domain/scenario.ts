import * as z from 'zod/mini';

export const Scenario = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  customer: z.string(),
});
export type Scenario = z.infer<typeof Scenario>;

export const ArrangedScenario = z.object({
  customer: z.string(),
  deepLink: z.string(),
  data: z.record(z.string(), z.string()),
  steps: z.array(z.string()),
  expect: z.object({
    code: z.string(),
    heading: z.string(),
    message: z.string(),
    shownAs: z.enum(['dialog', 'page', 'notice']),
    moneyMoved: z.boolean(),
  }),
});
export type ArrangedScenario = z.infer<typeof ArrangedScenario>;

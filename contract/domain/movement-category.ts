import * as z from 'zod/mini';

/** What a movement was for. A bank may not say it. */
export const MovementCategory = z.enum([
  'groceries',
  'restaurants',
  'transport',
  'home',
  'services',
  'leisure',
  'health',
  'shopping',
  'payroll',
  'people',
  'cash',
  'credit',
  'investment',
  'other',
]);
export type MovementCategory = z.infer<typeof MovementCategory>;

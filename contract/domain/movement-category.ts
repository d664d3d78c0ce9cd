import * as z from 'zod/mini';

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

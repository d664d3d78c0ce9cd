import type { LimitKey } from '#contract/limits';
import type { Customer } from '../core/customers/customers';
import type { Holding } from './accounts';
import type { Habit } from './habits';

/** A demo customer: who it is, what it holds and how it lives. */
export type Person = {
  customer: Omit<Customer, 'lastLogin' | 'previousLogin'>;
  /** When the last sign-ins were, latest first; none for somebody who never came. */
  lastVisits: readonly Visit[];
  holdings: readonly Holding[];
  habits: readonly Habit[];
  /** What it chose as the most for one operation, in pesos; of the rest it has the bank's maximum. */
  limits: Readonly<Partial<Record<LimitKey, number>>>;
};

type Visit = { daysAgo: number; hour: number; minute: number };

type Words = Pick<Customer, 'key' | 'user' | 'name' | 'description' | 'token'> &
  Partial<Pick<Customer, 'tokenType' | 'score' | 'productMasking'>> &
  Partial<Pick<Person, 'lastVisits' | 'holdings' | 'habits' | 'limits'>>;

const USUAL_VISITS: readonly Visit[] = [
  { daysAgo: 1, hour: 20, minute: 14 },
  { daysAgo: 4, hour: 9, minute: 37 },
];

/** Somebody with a physical token, a clean score and every product in sight, unless told otherwise. */
export const person = ({ lastVisits, holdings, habits, limits, ...words }: Words): Person => ({
  customer: { password: 'demo', tokenType: 'physical', score: 'fine', productMasking: [], ...words },
  lastVisits: lastVisits ?? USUAL_VISITS,
  holdings: holdings ?? [],
  habits: habits ?? [],
  limits: limits ?? {},
});

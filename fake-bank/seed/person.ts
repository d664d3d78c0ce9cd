import type { LimitKey } from '#contract/limits';
import type { Customer } from '../core/customers/customers';
import type { Holding } from './accounts';
import type { Habit } from './habits';

export type Person = {
  customer: Omit<Customer, 'lastLogin' | 'previousLogin'>;
  /** Latest first. */
  lastVisits: readonly Visit[];
  holdings: readonly Holding[];
  habits: readonly Habit[];
  /** Limits per operation in pesos; defaults to the bank's maxima. */
  limits: Readonly<Partial<Record<LimitKey, number>>>;
};

type Visit = { daysAgo: number; hour: number; minute: number };

type PersonArgs = Pick<Customer, 'key' | 'user' | 'name' | 'description' | 'token'> &
  Partial<Pick<Customer, 'rfc' | 'password' | 'tokenType' | 'score' | 'productMasking'>> &
  Partial<Pick<Person, 'lastVisits' | 'holdings' | 'habits' | 'limits'>>;

const USUAL_VISITS: readonly Visit[] = [
  { daysAgo: 1, hour: 20, minute: 14 },
  { daysAgo: 4, hour: 9, minute: 37 },
];

/** Defaults: physical token, good score, no hidden products. */
export const person = ({ lastVisits, holdings, habits, limits, ...args }: PersonArgs): Person => ({
  customer: { password: 'demo', tokenType: 'physical', score: 'fine', productMasking: [], ...args },
  lastVisits: lastVisits ?? USUAL_VISITS,
  holdings: holdings ?? [],
  habits: habits ?? [],
  limits: limits ?? {},
});

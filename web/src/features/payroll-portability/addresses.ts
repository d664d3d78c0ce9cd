import { SETTINGS } from '#web/lib/addresses/settings.ts';

/** The requests of a customer, where one is made, and where one that is open is cancelled. */
export const PORTABILITY = `${SETTINGS}/portable-payroll`;
export const PORTABILITY_CREATE = `${PORTABILITY}/create`;
export const PORTABILITY_ADMIN = `${PORTABILITY}/admin`;

/** The form with what a request said that was rejected. */
export const correctUrl = (key: string): string =>
  `${PORTABILITY_CREATE}?${new URLSearchParams({ correct: key })}`;

export const cancelUrl = (key: string): string =>
  `${PORTABILITY_ADMIN}?${new URLSearchParams({ request: key })}`;

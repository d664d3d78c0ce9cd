import { SETTINGS } from '#web/lib/addresses/settings.ts';

export const PORTABILITY = `${SETTINGS}/portable-payroll`;
export const PORTABILITY_CREATE = `${PORTABILITY}/create`;
export const PORTABILITY_ADMIN = `${PORTABILITY}/admin`;

/** Form prefilled from a rejected request. */
export const correctUrl = (key: string): string =>
  `${PORTABILITY_CREATE}?${new URLSearchParams({ correct: key })}`;

export const cancelUrl = (key: string): string =>
  `${PORTABILITY_ADMIN}?${new URLSearchParams({ request: key })}`;

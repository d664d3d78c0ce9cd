import { SETTINGS } from '#web/lib/addresses/settings.ts';

export const PORTABILITY = `${SETTINGS}/portable-payroll`;
export const PORTABILITY_CREATE = `${PORTABILITY}/create`;
export const PORTABILITY_ADMIN = `${PORTABILITY}/admin`;

/** Returns the URL of the form prefilled from a rejected request. */
export const correctionUrl = (key: string): string =>
  `${PORTABILITY_CREATE}?${new URLSearchParams({ correct: key })}`;

export const cancelUrl = (key: string): string =>
  `${PORTABILITY_ADMIN}?${new URLSearchParams({ request: key })}`;

import { SETTINGS } from '#web/lib/addresses/settings.ts';

/** The customer's limits, and where they are changed; both last have the same form. */
export const LIMITS = `${SETTINGS}/limits`;
export const LIMITS_ADMIN = `${LIMITS}/admin`;
export const LIMITS_CREATE = `${LIMITS}/create`;

import { SETTINGS } from '#web/lib/addresses/settings.ts';

/** Limits, and the two URLs of the same form. */
export const LIMITS = `${SETTINGS}/limits`;
export const LIMITS_ADMIN = `${LIMITS}/admin`;
export const LIMITS_CREATE = `${LIMITS}/create`;

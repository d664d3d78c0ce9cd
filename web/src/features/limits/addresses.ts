import { SETTINGS } from '#web/lib/addresses/settings.ts';

/** The limits page, and the two URLs of one form. */
export const LIMITS = `${SETTINGS}/limits`;
export const LIMITS_ADMIN = `${LIMITS}/admin`;
export const LIMITS_CREATE = `${LIMITS}/create`;

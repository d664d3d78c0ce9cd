import { bankDate, showDate } from '#contract/shared/dates';

/** `05 sep 2026`, in Mexico City. */
export const receiptDate = (instant: number): string => showDate(bankDate(instant));

import { BankDate } from '#contract/domain/dates';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { valid } from './filters';

/** The days of a history, both included, as its form and its address hold them; '' is any. */
export type Period = { start_date: string; end_date: string };

/** The days of an address; what is no day is left out. */
export const periodOf = (address: URLSearchParams): Period => ({
  start_date: valid(BankDate, address.get('start_date') ?? '') ?? '',
  end_date: valid(BankDate, address.get('end_date') ?? '') ?? '',
});

/** The days as the bank reads them. */
export const periodQuery = ({ start_date, end_date }: Period) => ({
  start_date: start_date || undefined,
  end_date: end_date || undefined,
});

export const checkPeriod = ({ start_date, end_date }: Period): FieldErrors<Period> =>
  start_date !== '' && end_date !== '' && end_date < start_date
    ? { end_date: 'Elige una fecha igual o posterior a la inicial.' }
    : {};

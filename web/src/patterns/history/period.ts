import { BankDate } from '#contract/domain/dates';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { validValue } from './filters';

/** Both days are inclusive; '' is unbounded. */
export type Period = { start_date: string; end_date: string };

export const periodOf = (searchParams: URLSearchParams): Period => ({
  start_date: validValue(BankDate, searchParams.get('start_date') ?? '') ?? '',
  end_date: validValue(BankDate, searchParams.get('end_date') ?? '') ?? '',
});

export const periodQuery = ({ start_date, end_date }: Period) => ({
  start_date: start_date || undefined,
  end_date: end_date || undefined,
});

export const checkPeriod = ({ start_date, end_date }: Period): FieldErrors<Period> =>
  start_date !== '' && end_date !== '' && end_date < start_date
    ? { end_date: 'Elige una fecha igual o posterior a la inicial.' }
    : {};

import type { BankDate } from '#contract/domain/dates';
import { fieldError } from '../errors/domain-error';

export type Period = { start_date?: BankDate | undefined; end_date?: BankDate | undefined };

export function checkPeriod({ start_date, end_date }: Period): void {
  if (start_date && end_date && end_date < start_date)
    throw fieldError('end_date', 'Debe ser igual o posterior a la fecha inicial.');
}

export const isWithin = (date: BankDate, { start_date, end_date }: Period): boolean =>
  (!start_date || date >= start_date) && (!end_date || date <= end_date);

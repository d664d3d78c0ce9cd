import { bankDate } from '#contract/shared/dates';

/** A table, since the names that Intl gives change from one version of ICU to another. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `05 sep 2026`, in Mexico City. */
export function receiptDate(instant: number): string {
  const [year, month, day] = bankDate(instant).split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

import type { AccountStatement } from '#contract/domain/statement';

type Dated = Pick<AccountStatement, 'endDate'>;

export const yearOf = ({ endDate }: Dated): string => endDate.slice(0, 4);

/** The years that can be chosen, newest first: those that there are, and the one that was asked for. */
export const yearsOf = (statements: readonly Dated[], asked: string | null): string[] =>
  [...new Set([...statements.map(yearOf), ...(asked === null ? [] : [asked])])].toSorted().toReversed();

/** What the address asks for; null is the newest. What is no year asks for nothing. */
export const requestedYear = (address: URLSearchParams): string | null => {
  const year = address.get('year');
  return year !== null && /^\d{4}$/.test(year) ? year : null;
};

import type { AccountStatement } from '#contract/domain/statement';

type Dated = Pick<AccountStatement, 'endDate'>;

export const yearOf = ({ endDate }: Dated): string => endDate.slice(0, 4);

/** Available years and the requested one, newest first. */
export const yearsOf = (statements: readonly Dated[], requested: string | null): string[] =>
  [...new Set([...statements.map(yearOf), ...(requested === null ? [] : [requested])])]
    .toSorted()
    .toReversed();

/** Year in the URL; null (the newest) if missing or invalid. */
export const requestedYear = (address: URLSearchParams): string | null => {
  const year = address.get('year');
  return year !== null && /^\d{4}$/.test(year) ? year : null;
};

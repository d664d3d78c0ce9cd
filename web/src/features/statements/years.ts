import type { AccountStatement } from '#contract/domain/statement';

type StatementEnd = Pick<AccountStatement, 'endDate'>;

export const yearOf = ({ endDate }: StatementEnd): string => endDate.slice(0, 4);

/** Returns the available years and the requested year, newest first. */
export const yearsOf = (statements: readonly StatementEnd[], requested: string | null): string[] =>
  [...new Set([...statements.map(yearOf), ...(requested === null ? [] : [requested])])]
    .toSorted()
    .toReversed();

/** Returns the year in the URL; null (the newest) if missing or invalid. */
export const requestedYear = (searchParams: URLSearchParams): string | null => {
  const year = searchParams.get('year');
  return year !== null && /^\d{4}$/.test(year) ? year : null;
};

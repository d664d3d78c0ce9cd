type Criterion<Row> = readonly [value: unknown, of: (row: Row) => unknown];

/** Without criteria there is no `fits`, so that pages are found without scanning earlier rows. */
export function matchCriteria<Row>(...criteria: readonly Criterion<Row>[]): { fits?: (row: Row) => boolean } {
  const present = criteria.filter(([value]) => value !== undefined);
  if (present.length === 0) return {};
  return { fits: (row) => present.every(([value, of]) => of(row) === value) };
}

export const statusKey = ({ customer, status }: { customer: string; status: string }): string =>
  `${customer} ${status}`;

export const listKey = (customer: string, status: string | undefined) =>
  status === undefined
    ? ({ index: 'byCustomer', key: customer } as const)
    : ({ index: 'byStatus', key: statusKey({ customer, status }) } as const);

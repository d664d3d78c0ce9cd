type Wanted<Row> = readonly [wanted: unknown, of: (row: Row) => unknown];

/**
 * Whether a row has all that is asked for; nothing where nothing is: then a page is found without looking at those
 * before it.
 */
export function matching<Row>(...asked: readonly Wanted<Row>[]): { fits?: (row: Row) => boolean } {
  const wanted = asked.filter(([value]) => value !== undefined);
  if (wanted.length === 0) return {};
  return { fits: (row) => wanted.every(([value, of]) => of(row) === value) };
}

/** Orders of a customer that stand alike, in an index of their own: the few that are to come are not looked for. */
export const statusKey = ({ customer, status }: { customer: string; status: string }): string =>
  `${customer} ${status}`;

/** The shortest list that has all orders of a customer with a status; of any without one. */
export const listKey = (customer: string, status: string | undefined) =>
  status === undefined
    ? ({ index: 'byCustomer', key: customer } as const)
    : ({ index: 'byStatus', key: statusKey({ customer, status }) } as const);

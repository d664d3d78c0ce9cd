/** Memoizes a view per row; rows are immutable. The other arguments must depend on the row alone. */
export const memoizeByRow = <Row extends object, Args extends unknown[], View>(
  view: (row: Row, ...args: Args) => View,
) => {
  const cache = new WeakMap<Row, { view: View }>();
  return (row: Row, ...args: Args): View => {
    const cached = cache.get(row) ?? { view: view(row, ...args) };
    cache.set(row, cached);
    return cached.view;
  };
};

/** Memoizes a view per row; rows are immutable. The other arguments must depend on the row alone. */
export const memoizeByRow = <Row extends object, Told extends unknown[], View>(
  view: (row: Row, ...told: Told) => View,
) => {
  const known = new WeakMap<Row, { view: View }>();
  return (row: Row, ...told: Told): View => {
    const found = known.get(row) ?? { view: view(row, ...told) };
    known.set(row, found);
    return found.view;
  };
};

/**
 * A view that is worked out once for each row: rows are never changed, another one takes their place. What is told
 * beside the row has to follow from it.
 */
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

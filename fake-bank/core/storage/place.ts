export function countBefore<Row>(rows: readonly Row[], placeOf: (row: Row) => string, place: string): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && placeOf(row) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

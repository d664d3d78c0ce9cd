/** One page of rows that already stand in order, newest last, and are answered newest first. */
export function newestFirst<Row>(
  rows: readonly Row[],
  wanted: (row: Row) => boolean,
  { limit, cursor }: { limit: number; cursor: number },
): { rows: Row[]; cursor?: number } {
  const page: Row[] = [];
  let skip = (cursor - 1) * limit;
  let more = false;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined || !wanted(row)) continue;
    if (skip > 0) skip -= 1;
    else if (page.length < limit) page.push(row);
    else {
      more = true;
      break;
    }
  }
  return { rows: page, ...(more && { cursor: cursor + 1 }) };
}

/** One page of rows as they stand, of a list that counts its pages from zero. */
export function pageFromZero<Row>(
  rows: readonly Row[],
  { limit, cursor }: { limit: number; cursor: number },
): { rows: Row[]; cursor?: number } {
  const end = (cursor + 1) * limit;
  return { rows: rows.slice(end - limit, end), ...(rows.length > end && { cursor: cursor + 1 }) };
}

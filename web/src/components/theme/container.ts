export const tableContainer = { containerType: 'inline-size' } as const;

/** A container query, because the sidebar and large text also reduce the room for a table. */
export const NARROW = '@container (max-width: 46rem)';

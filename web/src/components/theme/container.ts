export const tableRoom = { containerType: 'inline-size' } as const;

/** A container query, because the sidebar and large text also take room. */
export const NARROW = '@container (max-width: 46rem)';

import type { ReactElement } from 'react';

/**
 * Children without bare text. Browser translation replaces text nodes, which React then cannot update or
 * remove, so text beside other children needs its own element.
 */
export type Slot = ReactElement | readonly Slot[] | boolean | null | undefined;

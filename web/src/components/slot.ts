import type { ReactElement } from 'react';

/**
 * Children without bare text, for a place beside other children. A browser that translates the page replaces text nodes,
 * and React can then neither change nor remove them, so text needs an element of its own.
 */
export type Slot = ReactElement | readonly Slot[] | boolean | null | undefined;

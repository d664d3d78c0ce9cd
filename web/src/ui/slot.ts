import type { ReactElement } from 'react';

/**
 * Elements, or nothing: a place beside other children. A bare text there is not safe: a browser that translates the page
 * replaces its node, and React can neither change nor remove it. A text goes into an element of its own.
 */
export type Slot = ReactElement | readonly Slot[] | boolean | null | undefined;

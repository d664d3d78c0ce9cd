import type { ReactElement } from 'react';

/**
 * No bare text: browser translation replaces text nodes, which React then cannot update or remove. Text
 * beside other children needs its own element.
 */
export type Slot = ReactElement | readonly Slot[] | boolean | null | undefined;

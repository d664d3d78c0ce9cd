import type { ComponentType } from 'react';

/**
 * Calls `onSettled` once it is known if there are offers, so that the content below appears together with
 * them.
 */
export type Offers = ComponentType<{ onSettled: () => void }>;

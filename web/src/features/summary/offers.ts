import type { ComponentType } from 'react';

/** Calls `onSettled` once it is known if there are offers; the content below waits for it. */
export type Offers = ComponentType<{ onSettled: () => void }>;

import type { ComponentType } from 'react';

/** What the bank offers: it says once whether there is anything, so that what stands below it comes with it. */
export type Offers = ComponentType<{ onSettled: () => void }>;

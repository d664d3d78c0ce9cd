import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton';

const DateField = lazy(async () => ({ default: (await import('./DateField')).DateField }));

/** A `DateField` that is fetched when it is shown: its calendar would weigh on every flow. */
export const LazyDateField = (props: ComponentProps<typeof DateField>) => (
  <Suspense fallback={<Skeleton height="76px" />}>
    <DateField {...props} />
  </Suspense>
);

import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton';

const DateField = lazy(async () => ({ default: (await import('./DateField')).DateField }));

/** Loads `DateField` on demand, to keep the calendar out of every flow. */
export const LazyDateField = (props: ComponentProps<typeof DateField>) => (
  <Suspense fallback={<Skeleton height="76px" />}>
    <DateField {...props} />
  </Suspense>
);

import { Skeleton } from '@chakra-ui/react/skeleton';
import { type ComponentProps, lazy, Suspense } from 'react';

const DateField = lazy(async () => ({ default: (await import('./DateField')).DateField }));

/** Loads `DateField` on demand, to keep the calendar out of every flow. */
export const LazyDateField = (props: ComponentProps<typeof DateField>) => (
  <Suspense fallback={<Skeleton height="76px" />}>
    <DateField {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton';
import type { SoFarProps } from './SoFarCard';

/* The form is of use before what it comes to is there. */
const SoFarCard = lazy(() => import('./SoFarCard'));

/** What a form for money comes to so far, beside it. */
export const SoFar = (props: SoFarProps) => (
  <Suspense fallback={<Skeleton height="320px" borderRadius="card" />}>
    <SoFarCard {...props} />
  </Suspense>
);

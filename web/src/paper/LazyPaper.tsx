import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton';

/* Drawings are for who looks for a number: they come after the form. */
const PaperHelp = lazy(() => import('./PaperHelp'));

/** As tall as most of them. */
const HEIGHT = '540px';

export const LazyPaper = (props: ComponentProps<typeof PaperHelp>) => (
  <Suspense fallback={<Skeleton height={HEIGHT} borderRadius="card" />}>
    <PaperHelp {...props} />
  </Suspense>
);

/** In the form, where there is no room beside it. */
export const Below = chakra('div', { base: { hideFrom: 'lg', '&:empty': { display: 'none' } } });

import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';

/** Optional: the home page also works if this chunk fails to load. */
const HomeOffers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: () => null })),
);

export const Offers = () => (
  <Place>
    <Suspense>
      <HomeOffers />
    </Suspense>
  </Place>
);

/* The line comes late and must not push the end of the page down. */
const Place = chakra('div', { base: { minHeight: 'target' } });

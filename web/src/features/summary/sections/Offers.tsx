import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';

/** Optional: the home page also works if this chunk fails to load. */
const HomeOffers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: () => null })),
);

/** Reserves the height of the line, which appears later and must not move the rest of the page. */
export const Offers = () => (
  <Box minHeight="target">
    <Suspense>
      <HomeOffers />
    </Suspense>
  </Box>
);

import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';

/** Optional: the home page also works if this chunk fails to load. */
const HomeOffers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: () => null })),
);

/** The line comes late and must not push the end of the page down. */
export const Offers = () => (
  <Box minHeight="target">
    <Suspense>
      <HomeOffers />
    </Suspense>
  </Box>
);

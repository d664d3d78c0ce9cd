import { Box } from '@chakra-ui/react/box';
import { HomeOffers } from '#web/features/campaigns/home/HomeOffers.tsx';

/** Reserves the height of the line, which appears later and must not move the rest of the page. */
export const Offers = () => (
  <Box minHeight="target">
    <HomeOffers />
  </Box>
);

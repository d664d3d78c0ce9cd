import { lazy, useEffect } from 'react';
import SummaryPage from '#web/features/summary/SummaryPage.tsx';

function NoOffers({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

/** Optional: the home page also works if this chunk fails to load. */
const Offers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: NoOffers })),
);

export const HomePage = () => <SummaryPage Offers={Offers} />;

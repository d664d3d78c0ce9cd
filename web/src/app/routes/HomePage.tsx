import { lazy, useEffect } from 'react';
import SummaryPage from '#web/features/summary/SummaryPage.tsx';

function NoOffers({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

/** Optional: the home also works without this file. */
const Offers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: NoOffers })),
);

export const HomePage = () => <SummaryPage Offers={Offers} />;

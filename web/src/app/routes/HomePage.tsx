import { lazy, useEffect } from 'react';
import SummaryPage from '../../features/summary/SummaryPage';

function NoOffers({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

/** Optional: the home also works without this file. */
const Offers = lazy(() =>
  import('../../features/campaigns/home/HomeOffers').catch(() => ({ default: NoOffers })),
);

export const HomePage = () => <SummaryPage Offers={Offers} />;

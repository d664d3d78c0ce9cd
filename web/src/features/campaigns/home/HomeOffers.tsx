import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { bankToday } from '../../../api/bank-clock';
import { queryKeys } from '../../../api/query-keys';
import { useAuth } from '../../../session/auth';
import { loadOffers } from '../api';
import { OffersShown } from './OffersShown';
import { offersState, shouldLoadCampaigns } from './offered';

const HardTokenDialog = lazy(() => import('../../../signature/HardTokenDialog'));

const isPutOff = (): boolean => sessionStorage.getItem('hardTokenModal') === 'true';

/** What the bank offers by itself, on the home: after a day, and before it once the virtual key may wait. */
export default function HomeOffers() {
  const { user } = useAuth();
  const [loads, setLoads] = useState(() => shouldLoadCampaigns(bankToday(), isPutOff()));
  if (!user) return null;
  return loads ? (
    <Offers customer={user.key} />
  ) : (
    <Suspense>
      <HardTokenDialog onDismiss={() => setLoads(true)} />
    </Suspense>
  );
}

/** Good to know: where they cannot be read nothing is said. */
function Offers({ customer }: { customer: string }) {
  const read = useQuery({
    queryKey: [...queryKeys.offers, customer],
    queryFn: () => loadOffers(customer),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { offers } = offersState(read);
  return offers.length > 0 && <OffersShown customer={customer} offers={offers} />;
}

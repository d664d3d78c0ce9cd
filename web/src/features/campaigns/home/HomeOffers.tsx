import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useTokenType } from '#web/flow/signature/token-type.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { tabStorage } from '#web/lib/environment/storage.ts';
import { hasInteracted } from '#web/lib/page/interaction.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { loadOffers } from '../api';
import { OffersShown, type OffersShownProps } from './OffersShown';
import { offersState, shouldLoadCampaigns } from './offered';

/** Few see it. */
const HardTokenDialog = lazy(() => import('#web/flow/signature/HardTokenDialog.tsx'));

const isPutOff = (): boolean => tabStorage.getItem('hardTokenModal') === 'true';

/**
 * What the home says once its accounts are there: that the virtual key is to be switched on, to who has one, and before
 * a day to everybody; then what the bank offers by itself.
 */
export default function HomeOffers({ onSettled }: SettledProps) {
  const { user } = useAuth();
  const { type, error } = useTokenType();
  const [putOff, setPutOff] = useState(isPutOff);
  const [isAnswered, setAnswered] = useState(false);
  // Neither stands over the other: which comes first is known with the token.
  if (!user || (type === undefined && !error)) return null;
  const asks = !putOff && (type === 'virtual' || !shouldLoadCampaigns(bankToday(), putOff));
  return asks ? (
    <Suspense>
      <Settled onSettled={onSettled} />
      <HardTokenDialog
        onDismiss={() => {
          setPutOff(true);
          setAnswered(true);
        }}
      />
    </Suspense>
  ) : (
    // Who has just answered is using nothing else.
    <Offers customer={user.key} isInUse={() => !isAnswered && hasInteracted()} onSettled={onSettled} />
  );
}

type SettledProps = {
  /** It is known what stands here: what waits for it may come. */ onSettled: () => void;
};

/** Says it before it is painted. */
function Settled({ onSettled }: SettledProps) {
  useLayoutEffect(onSettled, [onSettled]);
  return null;
}

/** Good to know: where they cannot be read nothing is said. */
function Offers({
  customer,
  isInUse,
  onSettled,
}: SettledProps & Pick<OffersShownProps, 'customer' | 'isInUse'>) {
  const read = useQuery({
    queryKey: [...queryKeys.offers, customer],
    queryFn: () => loadOffers(customer),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { state, offers } = offersState(read);
  if (state === 'fetched' && offers.length > 0) {
    return (
      <OffersShown customer={customer} offers={offers} isInUse={isInUse}>
        <Settled onSettled={onSettled} />
      </OffersShown>
    );
  }
  return !read.isPending && <Settled onSettled={onSettled} />;
}

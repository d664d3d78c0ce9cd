import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { AccountGroups } from '../AccountGroups';
import { isMoving, isRevolving, standAlone } from '../accounts';
import { RailPlaceholder } from '../SectionPlaceholder';
import { Revolving } from './credit/Revolving';
import { useRecent } from './movements/recent';
import { NewestStatement } from './NewestStatement';
import { Spending } from './spending/Spending';

/** Timeout for optional content. */
const PATIENCE_MS = 4_000;

function NoOffers({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

/** Optional: the home page also works if this chunk fails to load. */
const Offers = lazy(() =>
  import('#web/features/campaigns/home/HomeOffers.tsx').catch(() => ({ default: NoOffers })),
);

type RailProps = { accounts: readonly Account[]; today: BankDate };

/** Side column. Appears all at once, to avoid layout shifts. */
export function Rail({ accounts, today }: RailProps) {
  const [settled, setSettled] = useState(false);
  const [waited, setWaited] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const moving = accounts.filter(isMoving);
  const recent = useRecent(moving, today);
  // Once shown it stays, even during refetches.
  const [isReady, setReady] = useState(false);
  if (!isReady && (waited || (settled && !recent.pending))) setReady(true);
  return (
    <>
      <Suspense>
        <Offers onSettled={onSettled} />
      </Suspense>
      {isReady ? (
        <>
          {moving.length > 0 && <Spending accounts={moving} recent={recent} today={today} />}
          <AccountGroups
            accounts={accounts.filter(isRevolving)}
            show={(account) => <Revolving account={account} />}
          />
          <NewestStatement today={today} />
        </>
      ) : (
        !standAlone(accounts) && <RailPlaceholder />
      )}
    </>
  );
}

import { lazy, Suspense, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Column } from '#web/components/Column.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { FullPage } from '#web/components/FullPage.tsx';
import { PageHeading } from '#web/components/PageHeading.tsx';

import type { Slot } from '#web/components/slot.ts';
import { useAccessBlocked } from '#web/lib/api/access-blocked.ts';
import { signInRoute } from '#web/lib/session/addresses.ts';
import { useUser } from '#web/lib/session/auth.ts';
import { isUnauthorized } from '#web/lib/session/open-session.ts';
import { useSignOutState } from '#web/lib/session/sign-out-state.ts';
import { IdleGuard } from './IdleGuard';
import { SigningOut } from './SigningOut';
import { SplashPage } from './SplashPage';

const ToSignIn = () => <Navigate to={signInRoute(useLocation())} replace />;

interface ProtectedProps {
  /** Shown without a session. */
  fallback?: Slot;
}

/** Lazy, as its dialog needs the error catalog. */
const AccessBlocked = lazy(() => import('./AccessBlocked'));

/** Renders the nested routes for a signed-in customer. During sign-out the user is not queried. */
export function Protected(props: ProtectedProps) {
  const blocked = useAccessBlocked();
  const signOutState = useSignOutState();
  if (blocked)
    return (
      <Suspense fallback={<SplashPage />}>
        <AccessBlocked error={blocked} />
      </Suspense>
    );
  return signOutState === 'no' ? <UserGate {...props} /> : <SigningOut />;
}

function UserGate({ fallback = <ToSignIn /> }: ProtectedProps) {
  const user = useUser();
  // Deferred: the first render of the app is expensive, and a transition keeps a slow phone responsive.
  const isKnown = useDeferredValue(user.isSuccess);
  if (user.isError) {
    if (isUnauthorized(user.error)) return fallback;
    return (
      <FullPage>
        <Column display="grid" gap="5">
          <PageHeading>No pudimos abrir tu banca</PageHeading>
          <ErrorPanel error={user.error} onRetry={() => user.refetch()} retrying={user.isFetching} />
        </Column>
      </FullPage>
    );
  }
  if (!isKnown) return <SplashPage />;
  return (
    <>
      <Outlet />
      <IdleGuard />
    </>
  );
}

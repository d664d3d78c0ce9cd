import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ErrorPanel } from '../errors/ErrorPanel';
import { FullPage } from '../ui/FullPage';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { signInRoute } from './addresses';
import { useAuth, useUser } from './auth';
import { IdleGuard } from './IdleGuard';
import { isUnauthorized } from './open-session';
import { SigningOut } from './SigningOut';

const ToSignIn = () => <Navigate to={signInRoute(useLocation())} replace />;

/** Shows its routes to a signed-in customer; `otherwise` is what anybody else gets. */
export function Protected({ otherwise = <ToSignIn /> }: { otherwise?: ReactNode }) {
  const user = useUser();
  const { isSigningOut } = useAuth();
  // The whole bank is rendered at once now: deferred, it is made in short turns that a slow phone can interrupt.
  const known = useDeferredValue(user.isSuccess);
  if (isSigningOut) return <SigningOut />;
  if (user.isError) {
    if (isUnauthorized(user.error)) return otherwise;
    return (
      <FullPage>
        <div>
          <PageHeading>No pudimos abrir tu banca</PageHeading>
          <ErrorPanel error={user.error} onRetry={() => user.refetch()} retrying={user.isFetching} />
        </div>
      </FullPage>
    );
  }
  if (!known)
    return (
      <FullPage>
        <Loading />
      </FullPage>
    );
  return (
    <>
      <Outlet />
      <IdleGuard />
    </>
  );
}

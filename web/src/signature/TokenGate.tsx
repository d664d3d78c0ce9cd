import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { ErrorPanel } from '../errors/ErrorPanel';
import { Loading } from '../ui/Loading';
import type { Slot } from '../ui/slot';
import { useTokenType } from './token-type';

/* Few have a token on the phone, and see it once. */
const HardTokenDialog = lazy(() => import('./HardTokenDialog'));

/** What has to be signed is not begun without a token. */
export function TokenGate({ children }: { children: Slot }) {
  const { type, error, retry } = useTokenType();
  if (error) return <ErrorPanel error={error} onRetry={retry} />;
  if (type === undefined) return <Loading />;
  if (type === 'none') return <Navigate to="/verification/no-token" replace />;
  return (
    <>
      {children}
      <Suspense fallback={null}>{type === 'virtual' && <HardTokenDialog />}</Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import type { Slot } from '#web/components/slot.ts';
import { useTokenType } from './token-type';

/* Few have a token on the phone, and see it once. */
const HardTokenDialog = lazy(() => import('./HardTokenDialog'));

type TokenGateProps = {
  /** Puts an error into the page that could not be opened. */
  frame?: (error: Slot) => Slot;
  children: Slot;
};

/** What has to be signed is not begun without a token. */
export function TokenGate({ frame = (error) => error, children }: TokenGateProps) {
  const { type, error, retry } = useTokenType();
  if (error) return frame(<ErrorPanel error={error} onRetry={retry} />);
  if (type === undefined) return <Loading />;
  if (type === 'none') return <Navigate to="/verification/no-token" replace />;
  return (
    <>
      {children}
      <Suspense fallback={null}>{type === 'virtual' && <HardTokenDialog />}</Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import type { Slot } from '#web/components/slot.ts';
import { useTokenType } from './token-type';

const HardTokenDialog = lazy(() => import('./HardTokenDialog'));

type TokenGateProps = {
  frame?: (error: Slot) => Slot;
  children: Slot;
};

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

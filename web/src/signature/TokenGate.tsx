import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ErrorPanel } from '../errors/ErrorPanel';
import { Loading } from '../ui/Loading';
import { HardTokenDialog } from './HardTokenDialog';
import { useTokenType } from './token-type';

/** What has to be signed is not begun without a token. */
export function TokenGate({ children }: { children: ReactNode }) {
  const { type, error, retry } = useTokenType();
  if (error) return <ErrorPanel error={error} onRetry={retry} />;
  if (type === undefined) return <Loading />;
  if (type === 'none') return <Navigate to="/verification/no-token" replace />;
  return (
    <>
      {children}
      {type === 'virtual' && <HardTokenDialog />}
    </>
  );
}

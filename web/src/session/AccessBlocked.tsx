import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OperationErrorDialog } from '../errors/ErrorDialog';
import { FullPage } from '../ui/FullPage';
import { loginAddress } from './addresses';
import { endSession } from './sign-out';
import { leaveSession } from './traces';

function leave(): void {
  leaveSession();
  location.replace(loginAddress(null));
}

/** Replaces the customer's pages once the bank has blocked the access. Says why, then leads to sign-in. */
export default function AccessBlocked({ error }: { error: Error }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.clear();
    void endSession('customer');
  }, [queryClient]);

  return (
    <FullPage>
      <OperationErrorDialog
        error={error}
        unchanged="No se hizo la operación."
        onRetry={leave}
        onClose={leave}
      />
    </FullPage>
  );
}

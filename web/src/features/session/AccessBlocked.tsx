import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OperationErrorDialog } from '#web/components/errors/ErrorDialog.tsx';
import { FullPage } from '#web/components/FullPage.tsx';
import { loginAddress } from '#web/lib/session/addresses.ts';
import { endSession } from '#web/lib/session/sign-out.ts';
import { leaveSession } from '#web/lib/session/traces.ts';

function leave(): void {
  leaveSession();
  location.replace(loginAddress(null));
}

/** Replaces the pages once the bank has blocked the access. Shows the reason; closing it leads to sign-in. */
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
        unchanged="No se hizo ningún cargo a tu cuenta."
        onRetry={leave}
        onClose={leave}
      />
    </FullPage>
  );
}

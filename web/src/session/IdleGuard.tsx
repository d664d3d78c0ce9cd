import { useEffect } from 'react';
import { IdleDialog } from './IdleDialog';
import { signOut } from './sign-out';
import { useIdle } from './useIdle';

/** Warns the customer who has gone away, then ends the session. */
export function IdleGuard() {
  const { idle, stay } = useIdle();
  const expired = idle.state === 'expired';

  useEffect(() => {
    if (expired) signOut({ ending: 'idle' });
  }, [expired]);

  if (idle.state !== 'warning') return null;
  return (
    <IdleDialog
      secondsLeft={idle.secondsLeft}
      onStay={stay}
      onSignOut={() => signOut({ ending: 'customer' })}
    />
  );
}

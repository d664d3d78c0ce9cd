import { useEffect } from 'react';
import { signOut } from '#web/lib/session/sign-out.ts';
import { useIdle } from '#web/lib/session/useIdle.ts';
import { IdleDialog } from './IdleDialog';

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

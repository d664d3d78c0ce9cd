import { useEffect, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { endSession } from '#web/lib/session/sign-out.ts';
import { resetSignOut } from '#web/lib/session/sign-out-state.ts';
import { leaveSession } from '#web/lib/session/traces.ts';
import { leaveFor } from '#web/lib/session/watch-session.ts';
import { SignOutProgress } from '../SigningOut';

/** Ends the session on arrival, even in a tab that did not take part in it. */
async function signOutOnArrival(): Promise<void> {
  const found = await endSession('customer');
  // Another session replaced this one; that notice may have arrived while this page was loading.
  if (found === 'another') leaveFor('/auth/signin/session-exists');
  leaveSession();
  resetSignOut();
}

export default function LoggedOut() {
  const [over, setOver] = useState(false);

  useEffect(() => {
    signOutOnArrival().then(() => setOver(true));
  }, []);

  if (!over) return <SignOutProgress />;
  return (
    <MessagePage
      bird="done"
      title="Por seguridad, tu sesión finalizó"
      action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
    >
      Puedes volver a entrar cuando quieras.
    </MessagePage>
  );
}

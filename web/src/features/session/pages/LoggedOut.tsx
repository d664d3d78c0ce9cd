import { useEffect, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { endSession } from '#web/lib/session/sign-out.ts';
import { resetSignOut } from '#web/lib/session/sign-out-state.ts';
import { leaveSession } from '#web/lib/session/traces.ts';
import { leaveFor } from '#web/lib/session/watch-session.ts';
import { SignOutProgress } from '../SigningOut';

/** Signs out on arrival, also where this tab has not taken part in the session. */
async function signOutOnArrival(): Promise<void> {
  const found = await endSession('customer');
  // It ended because of another one, and the news of that may have come while this page was on its way.
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

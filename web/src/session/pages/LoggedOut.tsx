import { useEffect, useState } from 'react';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { closingIsOver } from '../closing';
import { ClosingProgress } from '../SigningOut';
import { endSession } from '../sign-out';
import { leaveSession } from '../traces';
import { leaveFor } from '../watch-session';

/** Signs out on arrival, also where this tab has not taken part in the session. */
async function signOutOnArrival(): Promise<void> {
  const found = await endSession('customer');
  // It ended because of another one, and the news of that may have come while this page was on its way.
  if (found === 'another') leaveFor('/auth/signin/session-exists');
  leaveSession();
  closingIsOver();
}

export default function LoggedOut() {
  const [over, setOver] = useState(false);

  useEffect(() => {
    signOutOnArrival().then(() => setOver(true));
  }, []);

  if (!over) return <ClosingProgress />;
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

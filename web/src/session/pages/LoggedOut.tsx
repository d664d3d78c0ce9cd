import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { sessionStore } from '../../api/session-store';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { adoptSession } from '../open-session';
import { endSession } from '../sign-out';
import { leaveFor } from '../watch-session';

/** Ends the session, also where this tab has not taken part in it. */
async function signOutOnArrival(): Promise<void> {
  const found = sessionStore.read() === null ? await adoptSession() : 'own';
  if (found === 'own') await endSession('customer');
  // It ended because of another one, and the news of that may have come while this page was on its way.
  if (found === 'another') leaveFor('/auth/signin/session-exists');
}

/** Signs out on arrival. */
export default function LoggedOut() {
  const queryClient = useQueryClient();

  useEffect(() => {
    queryClient.clear();
    // Without an answer there is nothing to end here; the session runs out at the bank.
    signOutOnArrival().catch(() => undefined);
  }, [queryClient]);

  return (
    <MessagePage
      icon={ShieldCheck}
      title="Por seguridad, tu sesión finalizó"
      action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
    >
      Puedes volver a entrar cuando quieras.
    </MessagePage>
  );
}

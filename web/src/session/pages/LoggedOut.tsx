import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { sessionStore } from '../../api/session-store';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { adoptSession } from '../open-session';
import { endSession } from '../sign-out';

/** Ends the session, also where this tab has not taken part in it. */
async function signOutOnArrival(): Promise<void> {
  if (sessionStore.read() !== null || (await adoptSession())) await endSession('customer');
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

import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { sessionStore } from '../../api/session-store';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { closeSession } from '../open-session';
import { endSession } from '../sign-out';

/** Signs out on arrival. Whoever arrives already signed out only asks the bank to forget the cookie. */
export default function LoggedOut() {
  const queryClient = useQueryClient();

  useEffect(() => {
    queryClient.clear();
    void (sessionStore.read() === null ? closeSession() : endSession('customer'));
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

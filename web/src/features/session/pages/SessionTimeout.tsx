import { useEffect } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { leaveSession } from '#web/lib/session/traces.ts';

export default function SessionTimeout() {
  useEffect(leaveSession, []);

  return (
    <MessagePage
      bird="empty"
      title="Tu sesión finalizó por inactividad"
      action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
    >
      Después de 5 minutos sin actividad cerramos tu sesión para cuidar tu dinero.
    </MessagePage>
  );
}

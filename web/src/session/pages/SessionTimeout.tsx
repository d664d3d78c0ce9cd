import { useEffect } from 'react';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { leaveSession } from '../traces';

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

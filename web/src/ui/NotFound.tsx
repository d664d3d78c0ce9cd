import { SearchX } from 'lucide-react';
import { LinkButton } from './Button';
import { useErrorShown } from './error-shown';
import { MessagePage } from './MessagePage';

/** An address that leads nowhere, in or out of a session. */
export function NotFound() {
  useErrorShown();
  return (
    <MessagePage
      icon={SearchX}
      title="Página no encontrada."
      action={<LinkButton to="/account-summary">Ir a Mis cuentas</LinkButton>}
    >
      Revisa la dirección o vuelve al inicio.
    </MessagePage>
  );
}

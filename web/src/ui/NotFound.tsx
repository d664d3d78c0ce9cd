import { SearchX } from 'lucide-react';
import { LinkButton } from './Button';
import { MessagePage } from './MessagePage';

/** An address that leads nowhere, in or out of a session. */
export const NotFound = () => (
  <MessagePage
    icon={SearchX}
    title="Página no encontrada."
    action={<LinkButton to="/account-summary">Ir a Mis cuentas</LinkButton>}
  >
    Revisa la dirección o vuelve al inicio.
  </MessagePage>
);

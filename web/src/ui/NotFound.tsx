import { LinkButton } from './Button';
import { useErrorShown } from './error-shown';
import { MessagePage } from './MessagePage';
import { Nowhere } from './page-shown';

/** An address that leads nowhere, in or out of a session. */
export function NotFound() {
  useErrorShown();
  return (
    <Nowhere value>
      <MessagePage
        bird="not-found"
        title="Página no encontrada."
        action={<LinkButton to="/account-summary">Ir a Mis cuentas</LinkButton>}
      >
        Revisa la dirección o vuelve al inicio.
      </MessagePage>
    </Nowhere>
  );
}

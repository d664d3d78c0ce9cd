import { useErrorShown } from '../lib/page/error-shown';
import { IsNotFound } from '../lib/page/page-shown';
import { LinkButton } from './Button';
import { MessagePage } from './MessagePage';

export function NotFound() {
  useErrorShown();
  return (
    <IsNotFound value>
      <MessagePage
        bird="not-found"
        title="Página no encontrada."
        action={<LinkButton to="/account-summary">Ir a Mis cuentas</LinkButton>}
      >
        Revisa la dirección o vuelve al inicio.
      </MessagePage>
    </IsNotFound>
  );
}

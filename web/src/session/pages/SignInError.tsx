import { LinkButton } from '../../ui/Button';
import { useErrorShown } from '../../ui/error-shown';
import { MessagePage } from '../../ui/MessagePage';

export default function SignInError() {
  useErrorShown();
  return (
    <MessagePage bird="error" title="Algo salió mal" action={<LinkButton to="/signin">OK</LinkButton>}>
      Por favor intenta de nuevo más tarde.
    </MessagePage>
  );
}

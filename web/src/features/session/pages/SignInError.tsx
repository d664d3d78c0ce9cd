import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { useErrorShown } from '#web/lib/page/error-shown.ts';

export default function SignInError() {
  useErrorShown();
  return (
    <MessagePage bird="error" title="Algo salió mal" action={<LinkButton to="/signin">OK</LinkButton>}>
      Por favor intenta de nuevo más tarde.
    </MessagePage>
  );
}

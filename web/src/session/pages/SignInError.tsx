import { CircleAlert } from 'lucide-react';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';

const SignInError = () => (
  <MessagePage
    icon={CircleAlert}
    tone="danger"
    title="Algo salió mal"
    action={<LinkButton to="/signin">OK</LinkButton>}
  >
    Por favor intenta de nuevo más tarde.
  </MessagePage>
);

export default SignInError;

import { AppWindow } from 'lucide-react';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';

const SessionExists = () => (
  <MessagePage
    icon={AppWindow}
    title="Ya tienes una sesión abierta en otra pestaña"
    action={<LinkButton to="/signin">Iniciar sesión</LinkButton>}
  >
    Para cuidar tu información, esta pestaña ya no muestra tus cuentas.
  </MessagePage>
);

export default SessionExists;

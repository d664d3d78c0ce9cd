import { AppWindow } from 'lucide-react';
import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';

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

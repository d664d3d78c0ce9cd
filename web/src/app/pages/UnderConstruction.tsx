import { MessagePage } from '#web/components/MessagePage.tsx';
import { PreviousVersionButton } from './PreviousVersionButton';

const UnderConstruction = () => (
  <MessagePage
    bird="not-available"
    title="Estamos construyendo esta sección"
    action={<PreviousVersionButton />}
  >
    Por ahora encuentras estas opciones en la versión anterior de tu banca.
  </MessagePage>
);

export default UnderConstruction;

import { LinkButton } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { PreviousVersionButton } from './PreviousVersionButton';

const FeatureNotAvailable = () => (
  <MessagePage
    bird="not-available"
    title="Esta función no está disponible"
    action={
      <>
        <PreviousVersionButton />
        <LinkButton to="/account-summary" variant="outline">
          Ir a Mis cuentas
        </LinkButton>
      </>
    }
  >
    Mientras tanto, puedes usarla en la versión anterior de tu banca.
  </MessagePage>
);

export default FeatureNotAvailable;

import { Button } from '#web/components/Button.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { PublicLayout } from '../shell/PublicLayout';

export const CookiesBlocked = () => (
  <PublicLayout>
    <MessagePage
      bird="error"
      title="Tu navegador bloquea las cookies"
      action={<Button onClick={() => location.reload()}>Volver a cargar</Button>}
    >
      {`Las necesitamos para mantener abierta tu sesión. En la configuración de tu navegador, permite las cookies y los datos de ${location.hostname}; después, vuelve a cargar esta página.`}
    </MessagePage>
  </PublicLayout>
);

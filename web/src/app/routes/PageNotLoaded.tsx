import { NOT_LOADED } from '../../errors/texts';
import { Button } from '../../ui/Button';
import { useErrorShown } from '../../ui/error-shown';
import { MessagePage } from '../../ui/MessagePage';

/** In the place of a page whose code did not come. The browser asks for it again only after a reload. */
export function PageNotLoaded() {
  useErrorShown();
  return (
    <MessagePage
      bird="error"
      title={NOT_LOADED}
      action={<Button onClick={() => location.reload()}>Reintentar</Button>}
    >
      Revisa tu conexión a internet e intenta de nuevo.
    </MessagePage>
  );
}

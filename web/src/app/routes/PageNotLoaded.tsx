import { Button } from '#web/components/Button.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { useErrorShown } from '#web/lib/page/error-shown.ts';

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

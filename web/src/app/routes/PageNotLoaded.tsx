import { Button } from '#web/components/Button.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { useErrorShown } from '#web/lib/page/error-shown.ts';

/** Shown if a page's chunk failed to load. Browsers cache the failed import until a reload. */
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

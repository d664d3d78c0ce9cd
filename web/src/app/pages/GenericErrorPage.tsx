import type { ReactNode } from 'react';
import { MessagePage } from '#web/components/MessagePage.tsx';

/** What a page says when it cannot say more. */
export const GenericErrorPage = ({ action }: { action: ReactNode }) => (
  <MessagePage bird="error" title="Algo salió mal" action={action}>
    Por favor intenta de nuevo más tarde.
  </MessagePage>
);

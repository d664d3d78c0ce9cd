import type { ReactNode } from 'react';
import { MessagePage } from '#web/components/MessagePage.tsx';

export const GenericErrorPage = ({ action }: { action: ReactNode }) => (
  <MessagePage bird="error" title="Algo salió mal" action={action}>
    Por favor intenta de nuevo más tarde.
  </MessagePage>
);

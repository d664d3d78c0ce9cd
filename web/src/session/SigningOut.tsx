import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/Button';
import { FullPage } from '../ui/FullPage';
import { Loading } from '../ui/Loading';
import { MessagePage } from '../ui/MessagePage';
import { closeNow, useClosing } from './closing';

/** How it goes to end the session at the bank; nothing of the customer stays in memory meanwhile. */
export function ClosingProgress() {
  const closing = useClosing();
  const queryClient = useQueryClient();
  useEffect(() => queryClient.clear(), [queryClient]);

  if (closing === 'no' || closing === 'trying') return <Loading label="Cerrando tu sesión..." />;
  return (
    <MessagePage
      bird="error"
      title="No pudimos cerrar tu sesión en el banco"
      action={
        <Button onClick={closeNow} busy={closing === 'again' && 'Reintentando...'}>
          Reintentar
        </Button>
      }
    >
      <p role="alert">Ya quitamos tu información de esta pantalla y lo seguimos intentando.</p>
    </MessagePage>
  );
}

/** In the place of everything else. */
export const SigningOut = () => (
  <FullPage>
    <div>
      <ClosingProgress />
    </div>
  </FullPage>
);

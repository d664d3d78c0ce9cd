import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#web/components/Button.tsx';
import { FullPage } from '#web/components/FullPage.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { revokeSessionNow, useSignOutState } from '#web/lib/session/sign-out-state.ts';

/** How it goes to end the session at the bank; nothing of the customer stays in memory meanwhile. */
export function SignOutProgress() {
  const closing = useSignOutState();
  const queryClient = useQueryClient();
  useEffect(() => queryClient.clear(), [queryClient]);

  if (closing === 'no' || closing === 'trying') return <Loading label="Cerrando tu sesión..." />;
  return (
    <MessagePage
      bird="error"
      title="No pudimos cerrar tu sesión en el banco"
      action={
        <Button onClick={revokeSessionNow} busy={closing === 'again' && 'Reintentando...'}>
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
      <SignOutProgress />
    </div>
  </FullPage>
);

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#web/components/Button.tsx';
import { FullPage } from '#web/components/FullPage.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { revokeSessionNow, useSignOutState } from '#web/lib/session/sign-out-state.ts';

/** Progress of the sign-out. Clears the customer's data at once. */
export function SignOutProgress() {
  const signOutState = useSignOutState();
  const queryClient = useQueryClient();
  useEffect(() => queryClient.clear(), [queryClient]);

  if (signOutState === 'no' || signOutState === 'trying') return <Loading label="Cerrando tu sesión..." />;
  return (
    <MessagePage
      bird="error"
      title="No pudimos cerrar tu sesión en el banco"
      action={
        <Button onClick={revokeSessionNow} busy={signOutState === 'again' && 'Reintentando...'}>
          Reintentar
        </Button>
      }
    >
      <p role="alert">Ya quitamos tu información de esta pantalla y lo seguimos intentando.</p>
    </MessagePage>
  );
}

/** Page that replaces all other content during the sign-out. */
export const SigningOut = () => (
  <FullPage>
    <div>
      <SignOutProgress />
    </div>
  </FullPage>
);

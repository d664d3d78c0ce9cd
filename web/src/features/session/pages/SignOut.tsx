import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageShown } from '#web/lib/page/page-shown.ts';
import { usePageTitle } from '#web/lib/page/page-title.ts';
import { externalUrlOf } from '#web/lib/session/external-url.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { SigningOut } from '../SigningOut';

export default function SignOut() {
  const { state } = useLocation();
  usePageTitle('Cerrar sesión');
  usePageShown();

  useEffect(() => {
    signOut({ ending: 'customer', externalUrl: externalUrlOf(state) });
  }, [state]);

  return <SigningOut />;
}

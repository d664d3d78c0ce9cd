import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageShown } from '../../ui/page-shown';
import { usePageTitle } from '../../ui/page-title';
import { externalUrlOf } from '../external-url';
import { SigningOut } from '../SigningOut';
import { signOut } from '../sign-out';

export default function SignOut() {
  const { state } = useLocation();
  usePageTitle('Cerrar sesión');
  usePageShown();

  useEffect(() => {
    signOut({ ending: 'customer', externalUrl: externalUrlOf(state) });
  }, [state]);

  return <SigningOut />;
}

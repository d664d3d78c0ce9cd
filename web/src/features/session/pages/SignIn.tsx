import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '#web/components/Loading.tsx';
import { loginAddress } from '#web/lib/session/addresses.ts';
import { leaveSession } from '#web/lib/session/traces.ts';

/** Redirects to the bank's sign-in page, outside this client. */
export default function SignIn() {
  const [query] = useSearchParams();
  const target = query.get('continue');

  useEffect(() => {
    leaveSession();
    location.replace(loginAddress(target));
  }, [target]);

  return <Loading label="Te estamos llevando a la página de acceso..." />;
}

import { FullPage } from '../ui/FullPage';
import { Loading } from '../ui/Loading';

export const SigningOut = () => (
  <FullPage>
    <Loading label="Cerrando tu sesión..." />
  </FullPage>
);

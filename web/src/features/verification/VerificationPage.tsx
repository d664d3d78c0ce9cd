import { useLocation } from 'react-router';
import { SUMMARY } from '../../environment/summary';
import type { Scene } from '../../ui/Bird';
import { LinkButton } from '../../ui/Button';
import { MessagePage } from '../../ui/MessagePage';
import { NotFound } from '../../ui/NotFound';
import { hoursAsked } from './hours-asked';
import { type Missing, missingFrom } from './missing';

const texts: Record<Missing, { bird: Scene; title: string; message: string }> = {
  'no-token': {
    bird: 'empty',
    title: 'Necesitas un token',
    message:
      'Con él firmas tus operaciones y aún no tienes uno. Actívalo en la app o pídelo en tu sucursal, y vuelve a intentarlo.',
  },
  'no-debit-account': {
    bird: 'empty',
    title: 'Necesitas una cuenta de cheques',
    message: 'De ella sale el dinero de esta operación y aún no tienes una. Puedes abrirla en tu sucursal.',
  },
  'no-operation-time': {
    bird: 'not-available',
    title: 'Este servicio está cerrado por ahora',
    message:
      'Estás fuera de su horario y esta operación no se puede programar. Vuelve a intentarlo cuando abra. No se hizo ningún cargo a tu cuenta.',
  },
};

/** Why an operation cannot begin, said before the customer fills anything in. */
export default function VerificationPage() {
  const { pathname, search } = useLocation();
  const missing = missingFrom(pathname);
  if (missing === undefined) return <NotFound />;
  const { bird, title, message } = texts[missing];
  return (
    <MessagePage bird={bird} title={title} action={<LinkButton to={SUMMARY}>Ir a Mis cuentas</LinkButton>}>
      <span>{message}</span>
      {missing === 'no-operation-time' && hoursAsked(new URLSearchParams(search))}
    </MessagePage>
  );
}

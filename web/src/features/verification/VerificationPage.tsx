import { useLocation } from 'react-router';
import { brand } from '#contract/brand';
import { LinkButton } from '#web/components/Button.tsx';
import type { IllustrationName } from '#web/components/Illustration.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { NotFound } from '#web/components/NotFound.tsx';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { type MissingRequirement, missingFrom } from './missing-requirement';
import { serviceHoursLink } from './service-hours-link';

const texts: Record<MissingRequirement, { bird: IllustrationName; title: string; message: string }> = {
  'no-token': {
    bird: 'empty',
    title: 'Necesitas un token',
    message: `Con él firmas tus operaciones y aún no tienes uno. Actívalo en ${brand.mobileApp} o pídelo en tu sucursal, y vuelve a intentarlo.`,
  },
  'no-debit-account': {
    bird: 'empty',
    title: 'Necesitas una cuenta de cheques',
    message: `De ella sale el dinero de esta operación y aún no tienes una. Ábrela en ${brand.mobileApp} o en tu sucursal.`,
  },
  'no-operation-time': {
    bird: 'not-available',
    title: 'Este servicio está cerrado por ahora',
    message:
      'Estás fuera de su horario y esta operación no se puede programar. Vuelve a intentarlo cuando abra. No se hizo ningún cargo a tu cuenta.',
  },
};

/** Explains why an operation cannot start, before the customer fills in a form. */
export default function VerificationPage() {
  const { pathname, search } = useLocation();
  const missingStep = missingFrom(pathname);
  if (missingStep === undefined) return <NotFound />;
  const { bird, title, message } = texts[missingStep];
  return (
    <MessagePage bird={bird} title={title} action={<LinkButton to={SUMMARY}>Ir a Mis cuentas</LinkButton>}>
      <span>{message}</span>
      {missingStep === 'no-operation-time' && serviceHoursLink(new URLSearchParams(search))}
    </MessagePage>
  );
}

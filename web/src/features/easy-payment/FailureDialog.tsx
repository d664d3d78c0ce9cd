import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { brand } from '#contract/brand';
import { ApiError } from '../../api/api-error';
import { reportError } from '../../errors/report';
import { codeOf } from '../../errors/texts';
import { formatPhone } from '../../format/numbers';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { PayableAccount } from '../../ui/EasyPaymentSlot';
import { type FailureType, kinds } from './payable';

const again = `Por favor, intenta de nuevo. Si el problema continúa, llama al ${formatPhone(brand.phone)}.`;

/** The words of each failure, and what it says of the money. */
export function failureText(type: FailureType, slug: PayableAccount['slug']) {
  switch (type) {
    case 'failedAccounts':
      return { heading: 'Hubo un problema con el servicio', money: 'No se hizo ningún cargo a tu cuenta.' };
    case 'failedPdf':
      return { heading: 'Tu comprobante de pago no se descargó', money: 'Tu pago sí se hizo.' };
    default:
      return { heading: kinds[slug].failed, money: 'No se hizo ningún cargo a tu cuenta.' };
  }
}

type FailureDialogProps = {
  type: FailureType;
  slug: PayableAccount['slug'];
  error: unknown;
  onClose: () => void;
};

/** Over any step of the payment. */
export function FailureDialog({ type, slug, error, onClose }: FailureDialogProps) {
  const { heading, money } = failureText(type, slug);
  const code = codeOf(error);
  useEffect(() => reportError(code), [code]);
  // The session is over: the page is leaving, and that says it all.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <Dialog
      role="alertdialog"
      icon={CircleAlert}
      tone="danger"
      title={heading}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          Aceptar
        </Button>
      }
    >
      <p>{again}</p>
      <p>{money}</p>
      {code !== '' && <p>Codigo de error: {code}</p>}
    </Dialog>
  );
}

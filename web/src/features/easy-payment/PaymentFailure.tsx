import { brand } from '#contract/brand';
import { Button } from '#web/components/Button.tsx';
import { FailureDialog } from '#web/components/errors/FailureDialog.tsx';
import { ApiError, codeOf, FIELDS_REJECTED } from '#web/lib/api/api-error.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { type FailureType, kinds } from './kinds';
import type { PayableAccount } from './payable-account';

const RETRY_TEXT = `Por favor, intenta de nuevo. Si el problema continúa, llama al ${formatPhone(brand.phone)}.`;

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

/** Returns the validation message of a field: the same payment would be rejected again. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === FIELDS_REJECTED && error.field !== undefined
    ? error.description
    : undefined;

type PaymentFailureProps = {
  type: FailureType;
  slug: PayableAccount['slug'];
  error: unknown;
  onClose: () => void;
};

export function PaymentFailure({ type, slug, error, onClose }: PaymentFailureProps) {
  const { heading, money } = failureText(type, slug);
  const code = codeOf(error);
  return (
    <FailureDialog
      error={error}
      title={heading}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          Aceptar
        </Button>
      }
    >
      <p>{reasonOf(error) ?? RETRY_TEXT}</p>
      <p>{money}</p>
      {code !== '' && <p>{`Codigo de error: ${code}`}</p>}
    </FailureDialog>
  );
}

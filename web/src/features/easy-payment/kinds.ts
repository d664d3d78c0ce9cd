import type { PayableAccount } from '../../ui/EasyPaymentSlot';

/** What differs between the kinds of credit that can be paid. */
type Kind = {
  button: string;
  /** The heading of a payment that was not made. */
  failed: string;
  failure: FailureType;
  /** Why it cannot be paid here, where this build says so. */
  switchedOff: string | null;
};

export type FailureType =
  | 'failedAccounts'
  | 'failedPdf'
  | 'failedCreditCard'
  | 'failedMortage'
  | 'failedPersonalCredit';

const card: Kind = {
  button: 'Pagar tarjeta',
  failed: 'El pago de tu tarjeta no se hizo',
  failure: 'failedCreditCard',
  switchedOff: null,
};

export const kinds: Record<PayableAccount['slug'], Kind> = {
  'credit-card': card,
  'line-of-credit': card,
  'mortgage': {
    button: 'Pagar préstamo',
    failed: 'El pago de tu hipoteca no se hizo',
    failure: 'failedMortage',
    switchedOff: 'Por ahora no puedes pagar tu hipoteca desde la web.',
  },
  'loan': {
    button: 'Pagar préstamo',
    failed: 'El pago de tu préstamo no se hizo',
    failure: 'failedPersonalCredit',
    switchedOff: 'Por ahora no puedes pagar tu préstamo desde la web.',
  },
};

import type { PayableAccount } from './payable-account';

type PayButton = {
  label: string;
  /** Reason why this build cannot pay this credit. */
  disabledText: string | null;
};

const card: PayButton = { label: 'Pagar tarjeta', disabledText: null };
const loan = (which: string): PayButton => ({
  label: 'Pagar préstamo',
  disabledText: `Por ahora no puedes pagar tu ${which} desde la web.`,
});

export const buttons: Record<PayableAccount['slug'], PayButton> = {
  'credit-card': card,
  'line-of-credit': card,
  'mortgage': loan('hipoteca'),
  'loan': loan('préstamo'),
};

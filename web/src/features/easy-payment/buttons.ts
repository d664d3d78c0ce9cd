import type { PayableAccount } from './EasyPaymentSlot';

type PayButton = {
  label: string;
  /** Why it cannot be paid here, where this build says so. */
  switchedOff: string | null;
};

const card: PayButton = { label: 'Pagar tarjeta', switchedOff: null };
const loan = (which: string): PayButton => ({
  label: 'Pagar préstamo',
  switchedOff: `Por ahora no puedes pagar tu ${which} desde la web.`,
});

/** What the button of each kind of credit says. */
export const buttons: Record<PayableAccount['slug'], PayButton> = {
  'credit-card': card,
  'line-of-credit': card,
  'mortgage': loan('hipoteca'),
  'loan': loan('préstamo'),
};

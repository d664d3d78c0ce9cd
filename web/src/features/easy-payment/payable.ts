import type { CreditProduct } from '#contract/shared/credit-product';
import { toCentavos } from '#contract/shared/money';
import type { PayableAccount } from '../../ui/EasyPaymentSlot';

/** What differs between the kinds of credit that can be paid. */
type Words = {
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

const card: Words = {
  button: 'Pagar tarjeta',
  failed: 'El pago de tu tarjeta no se hizo',
  failure: 'failedCreditCard',
  switchedOff: null,
};

export const kinds: Record<PayableAccount['slug'], Words> = {
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

/** Centavos of an amount that is there and above zero. */
export const payable = (money: CreditProduct['minimumMonthlyPayment']): number | undefined =>
  money?.amount ? toCentavos(money.amount) : undefined;

/** An amount and its source are asked for one after the other only where there is a minimum to choose. */
export const asksAmountFirst = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): boolean =>
  payable(product.minimumMonthlyPayment) !== undefined;

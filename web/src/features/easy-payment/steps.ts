import type { CreditProduct } from '#contract/shared/credit-product';
import type { Receipt, TransferSetup } from '#contract/transfers';
import { asksAmountFirst } from './payable';

/** How far a payment has got; each step holds what it needs. Amounts are centavos of a peso. */
export type Step =
  | { name: 'SelectAmountForms' }
  | { name: 'SelectFromAccountForm'; setup: TransferSetup; centavos: number }
  | { name: 'SelectBoth' }
  | { name: 'Receipt'; receipt: Receipt };

export const initialStep = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): Step =>
  asksAmountFirst(product) ? { name: 'SelectAmountForms' } : { name: 'SelectBoth' };

/** What each step is called. */
export const title: Record<Step['name'], string> = {
  SelectAmountForms: '¿Cuánto quieres pagar?',
  SelectFromAccountForm: '¿De qué cuenta pagas?',
  SelectBoth: 'Haz tu pago',
  Receipt: 'Pago exitoso',
};

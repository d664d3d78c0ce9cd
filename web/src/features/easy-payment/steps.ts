import type { CreditProduct } from '#contract/shared/credit-product';
import type { Receipt, TransferSetup } from '#contract/transfers';
import { payable } from './payment';

/** How far a payment has got; each step holds what it needs. Amounts are centavos of a peso. */
export type Step =
  | { name: 'SelectAmountForms' }
  | { name: 'SelectFromAccountForm'; setup: TransferSetup; centavos: number }
  | { name: 'SelectBoth' }
  | { name: 'Receipt'; receipt: Receipt }
  | { name: 'Unknown' };

/** An amount and its source are asked for one after the other only where there is a minimum to choose. */
export const initialStep = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): Step =>
  payable(product.minimumMonthlyPayment) === undefined
    ? { name: 'SelectBoth' }
    : { name: 'SelectAmountForms' };

/** What each step is called; of a payment whose outcome is not known another dialog tells. */
export const title: Record<Exclude<Step['name'], 'Unknown'>, string> = {
  SelectAmountForms: '¿Cuánto quieres pagar?',
  SelectFromAccountForm: '¿De qué cuenta pagas?',
  SelectBoth: 'Haz tu pago',
  Receipt: 'Pago exitoso',
};

import type { CreditProduct } from '#contract/domain/credit-product';
import type { Receipt, TransferSetup } from '#contract/transfers';
import { type Kind, kinds } from './kinds';
import { payableCentavos } from './payable';
import type { PayableAccount } from './payable-account';

/** State of the payment. Amounts are in centavos; `creditBefore` is the credit before the payment, if known. */
export type Step =
  | { name: 'SelectAmountForms' }
  /** `isAmountFromPage`: selected before the dialog was opened. */
  | { name: 'SelectFromAccountForm'; setup: TransferSetup; centavos: number; isAmountFromPage: boolean }
  | { name: 'SelectBoth' }
  /** The page was reloaded while the request was pending. */
  | { name: 'Sent'; key: string }
  | { name: 'Receipt'; receipt: Receipt; creditBefore?: CreditProduct }
  | { name: 'Unknown' };

/** Returns the first step: the amount has its own step only if there is a minimum payment to select. */
export const initialStep = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): Step =>
  payableCentavos(product.minimumMonthlyPayment) === undefined
    ? { name: 'SelectBoth' }
    : { name: 'SelectAmountForms' };

/** Returns the step on opening: after a reload with a payment pending, the one with its outcome. */
export const openingStep = (product: CreditProduct, pendingKey: string | null): Step =>
  pendingKey === null ? initialStep(product) : { name: 'Sent', key: pendingKey };

type TitledStep = Exclude<Step['name'], 'Unknown' | 'Sent'>;

/** Returns the dialog title; steps with an unknown outcome have their own dialogs. */
export const titleOf = (name: TitledStep, slug: PayableAccount['slug']): string => titles[name](kinds[slug]);

const titles: Record<TitledStep, (kind: Kind) => string> = {
  SelectAmountForms: ({ amountTitle }) => amountTitle,
  SelectFromAccountForm: () => '¿De qué cuenta pagas?',
  SelectBoth: ({ combinedTitle }) => combinedTitle,
  Receipt: () => 'Pago exitoso',
};

/** Returns the position among the steps; undefined for a step that the customer sees alone. */
export function positionOf(step: Step): string | undefined {
  if (step.name === 'SelectAmountForms') return 'Paso 1 de 2';
  return step.name === 'SelectFromAccountForm' && !step.isAmountFromPage ? 'Paso 2 de 2' : undefined;
}

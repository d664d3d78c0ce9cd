import type { CreditProduct } from '#contract/domain/credit-product';
import type { Receipt, TransferSetup } from '#contract/transfers';
import { type Kind, kinds } from './kinds';
import { payable } from './payable';
import type { PayableAccount } from './payable-account';

/** State of the payment. Amounts are in centavos; `before` is the credit before it was paid, if known. */
export type Step =
  | { name: 'SelectAmountForms' }
  | { name: 'SelectFromAccountForm'; setup: TransferSetup; centavos: number }
  | { name: 'SelectBoth' }
  /** The page was reloaded while the payment was sent. */
  | { name: 'Sent'; key: string }
  | { name: 'Receipt'; receipt: Receipt; before?: CreditProduct }
  | { name: 'Unknown' };

/** Two steps only if there is a minimum payment to choose. */
export const initialStep = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): Step =>
  payable(product.minimumMonthlyPayment) === undefined
    ? { name: 'SelectBoth' }
    : { name: 'SelectAmountForms' };

/** After a reload with a payment pending, starts with its outcome. */
export const firstStep = (product: CreditProduct, sent: string | null): Step =>
  sent === null ? initialStep(product) : { name: 'Sent', key: sent };

type Shown = Exclude<Step['name'], 'Unknown' | 'Sent'>;

/** Dialog titles; steps with an unknown outcome have dialogs of their own. */
export const titleOf = (name: Shown, slug: PayableAccount['slug']): string => titles[name](kinds[slug]);

const titles: Record<Shown, (kind: Kind) => string> = {
  SelectAmountForms: ({ ask }) => ask,
  SelectFromAccountForm: () => '¿De qué cuenta pagas?',
  SelectBoth: ({ askAtOnce }) => askAtOnce,
  Receipt: () => 'Pago exitoso',
};

export const placeOf: Partial<Record<Step['name'], string>> = {
  SelectAmountForms: 'Paso 1 de 2',
  SelectFromAccountForm: 'Paso 2 de 2',
};

import type { CreditProduct } from '#contract/domain/credit-product';
import type { Receipt, TransferSetup } from '#contract/transfers';
import type { PayableAccount } from './EasyPaymentSlot';
import { type Kind, kinds } from './kinds';
import { payable } from './payable';

/**
 * How far a payment has got; each step holds what it needs. Amounts are centavos of a peso; `before` is the credit as
 * it was when it was paid, where that is known.
 */
export type Step =
  | { name: 'SelectAmountForms' }
  | { name: 'SelectFromAccountForm'; setup: TransferSetup; centavos: number }
  | { name: 'SelectBoth' }
  /** The page was reloaded while it was sent. */
  | { name: 'Sent'; key: string }
  | { name: 'Receipt'; receipt: Receipt; before?: CreditProduct }
  | { name: 'Unknown' };

/** An amount and its source are asked for one after the other only where there is a minimum to choose. */
export const initialStep = (product: Pick<CreditProduct, 'minimumMonthlyPayment'>): Step =>
  payable(product.minimumMonthlyPayment) === undefined
    ? { name: 'SelectBoth' }
    : { name: 'SelectAmountForms' };

/** After a reload while a payment was sent, what became of that one. */
export const firstStep = (product: CreditProduct, sent: string | null): Step =>
  sent === null ? initialStep(product) : { name: 'Sent', key: sent };

type Shown = Exclude<Step['name'], 'Unknown' | 'Sent'>;

/** What each step is called; of a payment whose outcome is not known yet other dialogs tell. */
export const titleOf = (name: Shown, slug: PayableAccount['slug']): string => titles[name](kinds[slug]);

const titles: Record<Shown, (kind: Kind) => string> = {
  SelectAmountForms: ({ ask }) => ask,
  SelectFromAccountForm: () => '¿De qué cuenta pagas?',
  SelectBoth: ({ askAtOnce }) => askAtOnce,
  Receipt: () => 'Pago exitoso',
};

/** Where there are two steps to a payment, which one this is. */
export const placeOf: Partial<Record<Step['name'], string>> = {
  SelectAmountForms: 'Paso 1 de 2',
  SelectFromAccountForm: 'Paso 2 de 2',
};

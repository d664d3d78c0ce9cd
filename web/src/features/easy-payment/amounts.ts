import type { CreditProduct } from '#contract/shared/credit-product';
import { payable } from './payment';

/** Which amount was chosen, and what was typed of another one. */
export type AmountChoice = { chosen: string; text: string };

export const CUSTOM = 'custom';

type Proposal = { value: string; label: string; caption: string; centavos: number };

/** The amounts that the bank proposes, and what it means to pay each. */
export const proposalsOf = (
  product: Pick<CreditProduct, 'suggestedMonthlyPayment' | 'minimumMonthlyPayment'>,
): Proposal[] =>
  [
    {
      value: 'suggested',
      label: 'Para no generar intereses',
      caption: 'Recomendado',
      centavos: payable(product.suggestedMonthlyPayment),
    },
    {
      value: 'minimum',
      label: 'Pago mínimo',
      caption: 'El resto genera intereses',
      centavos: payable(product.minimumMonthlyPayment),
    },
  ].flatMap(({ centavos, ...rest }) => (centavos === undefined ? [] : [{ ...rest, centavos }]));

/** What is chosen before the customer does: the first proposal. */
export const firstChoice = (product: Parameters<typeof proposalsOf>[0]): AmountChoice => ({
  chosen: proposalsOf(product)[0]?.value ?? CUSTOM,
  text: '',
});

import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { canAvoidInterest, overdueOf } from '#web/lib/money/overdue.ts';
import { payableCentavos } from './payable';

/** `text` is the typed custom amount. */
export type AmountChoice = { chosen: string; text: string };

export const CUSTOM = 'custom';

type Proposal = { value: string; label: string; caption: string; centavos: number };

type PayableAmounts = Pick<
  CreditProduct,
  | 'balances'
  | 'balanceOwed'
  | 'paymentDueDate'
  | 'currentPaymentAmount'
  | 'suggestedMonthlyPayment'
  | 'minimumMonthlyPayment'
>;

export function proposalsOf(product: PayableAmounts, today: BankDate): Proposal[] {
  const overdue = payableCentavos(overdueOf(product, today));
  const suggested = canAvoidInterest(product, today)
    ? payableCentavos(product.suggestedMonthlyPayment)
    : undefined;
  const minimum = payableCentavos(product.minimumMonthlyPayment);
  return [
    {
      value: 'suggested',
      label: 'Para no generar intereses',
      caption: 'Recomendado',
      centavos: suggested,
    },
    { value: 'overdue', label: 'Saldo vencido', caption: 'Te pone al corriente', centavos: overdue },
    {
      value: 'minimum',
      label: 'Pago mínimo',
      caption: 'El resto genera intereses',
      centavos: minimum === overdue ? undefined : minimum,
    },
    {
      value: 'owed',
      label: 'Todo lo que debes hoy',
      caption: 'Los intereses hasta hoy llegan en tu corte',
      centavos: overdue && !suggested ? payableCentavos(product.balanceOwed) : undefined,
    },
  ].flatMap(({ centavos, ...rest }) => (centavos === undefined ? [] : [{ ...rest, centavos }]));
}

/** Returns the amount of a proposal in centavos; undefined for a custom amount. */
export const proposedAmount = (
  product: PayableAmounts,
  today: BankDate,
  chosen: string,
): number | undefined => proposalsOf(product, today).find(({ value }) => value === chosen)?.centavos;

/** Returns the previous choice if it is still valid, else the first option. */
export function firstChoice(product: PayableAmounts, today: BankDate, chosen?: string | null): AmountChoice {
  const values = proposalsOf(product, today).map(({ value }) => value);
  const [first = CUSTOM] = values;
  return { chosen: [...values, CUSTOM].find((value) => value === chosen) ?? first, text: '' };
}

import type { Instalment } from '#contract/domain/credit-product';

/** Those to come, soonest first: what is overdue or pending. */
export const toCome = (plan: readonly Instalment[]): Instalment[] =>
  plan.filter(({ status }) => status !== 'PAID');

/** What is left to pay of one that is not paid; all of one that is, and where the bank does not say. */
export const leftOf = ({ status, payment, unpaid }: Instalment): number =>
  status === 'PAID' ? payment : (unpaid ?? payment);

/** What is said of one beside its date; that one is to come says nothing. */
export const instalmentStatus: Partial<
  Record<Instalment['status'], { label: string; tone: 'success' | 'danger' }>
> = {
  PAID: { label: 'Pagado', tone: 'success' },
  OVERDUE: { label: 'Vencido', tone: 'danger' },
};

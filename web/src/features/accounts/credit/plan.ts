import type { Instalment } from '#contract/shared/credit-product';

/** Those to come, soonest first: what is overdue or pending. */
export const toCome = (plan: readonly Instalment[]): Instalment[] =>
  plan.filter(({ status }) => status !== 'PAID');

export const instalmentStatus: Record<
  Instalment['status'],
  { label: string; tone: 'success' | 'danger' | 'neutral' }
> = {
  PAID: { label: 'Pagado', tone: 'success' },
  OVERDUE: { label: 'Vencido', tone: 'danger' },
  PENDING: { label: 'Por pagar', tone: 'neutral' },
};

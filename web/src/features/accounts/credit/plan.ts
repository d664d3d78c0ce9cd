import type { Instalment } from '#contract/domain/credit-product';

/** Unpaid instalments in plan order. */
export const toCome = (plan: readonly Instalment[]): Instalment[] =>
  plan.filter(({ status }) => status !== 'PAID');

/** Unpaid part of an instalment; the full payment if it is paid or the bank does not say. */
export const leftOf = ({ status, payment, unpaid }: Instalment): number =>
  status === 'PAID' ? payment : (unpaid ?? payment);

/** Future instalments have no label. */
export const instalmentStatus: Partial<
  Record<Instalment['status'], { label: string; tone: 'success' | 'danger' }>
> = {
  PAID: { label: 'Pagado', tone: 'success' },
  OVERDUE: { label: 'Vencido', tone: 'danger' },
};

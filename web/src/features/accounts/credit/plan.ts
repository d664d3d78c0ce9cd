import type { Instalment } from '#contract/domain/credit-product';

/** Unpaid instalments in plan order. */
export const unpaidInstalments = (plan: readonly Instalment[]): Instalment[] =>
  plan.filter(({ status }) => status !== 'PAID');

/** Returns the unpaid part of an instalment; the full payment if it is paid or the bank sends no unpaid part. */
export const amountLeft = ({ status, payment, unpaid }: Instalment): number =>
  status === 'PAID' ? payment : (unpaid ?? payment);

/** Future instalments have no label. */
export const instalmentStatus: Partial<
  Record<Instalment['status'], { label: string; tone: 'success' | 'danger' }>
> = {
  PAID: { label: 'Pagado', tone: 'success' },
  OVERDUE: { label: 'Vencido', tone: 'danger' },
};

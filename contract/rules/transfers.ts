import type { ProductLabel } from '../domain/account';
import type { Currency } from '../domain/money';

/** SPEI's concept field. */
export const MAX_CONCEPT_LENGTH = 40;

/** Minimum of a transfer between own accounts, in centavos of the source's currency. */
export function minimumAmount(
  from: { type: ProductLabel; currency: Currency },
  to: { type: ProductLabel } | undefined,
): number {
  if (from.currency !== 'MXN') return 1;
  if (from.type === 'Tarjeta de Crédito' && to?.type === 'Cheques') return 50_00;
  if (from.type === 'Línea de Crédito') return 1_000_00;
  return 1;
}

/** Cards and lines keep an overpayment as a credit balance; loans and mortgages are paid at most what is owed. */
export const keepsOverpayment = ({ type }: { type: ProductLabel }): boolean =>
  type !== 'Crédito Personal' && type !== 'Crédito Hipotecario';

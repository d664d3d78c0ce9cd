import { formatEnding } from '#contract/domain/account';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { countText } from '#web/lib/format/count-text.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { type ActiveDebit, unpaidChargeOf } from './failed-charge';

/** '4 empresas cobran', '1 empresa deja de cobrar' */
export const companyCountText = (count: number, verb: readonly [one: string, several: string]): string =>
  `${countText(count, 'empresa', 'empresas')} ${verb[count === 1 ? 0 : 1]}`;

/** 'A', 'A y B', 'A, B y C' */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(names);

export const listCompanyNames = (debits: readonly Pick<PreauthorizedPayment, 'merchantName'>[]): string[] => [
  ...new Set(debits.map(({ merchantName }) => merchantName)),
];

/** 'Internet Nopal •••• 4410' */
export const nameOf = ({
  merchantName,
  reference,
}: Pick<PreauthorizedPayment, 'merchantName' | 'reference'>): string =>
  `${merchantName} ${formatEnding(reference)}`;

/** 'No se cobró el 28 oct: quedó sin pagar'; undefined if the last charge succeeded or was paid since. */
export function failedChargeText(debit: ActiveDebit): string | undefined {
  const failed = unpaidChargeOf(debit);
  if (failed === undefined) return undefined;
  const notPaid = failed.status === 'REJECTED' ? ': quedó sin pagar' : '';
  return `No se cobró el ${shortDate(failed.date)}${notPaid}`;
}

import { formatEnding } from '#contract/domain/account';
import type { LastCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { countText } from '#web/lib/format/count-text.ts';

/** '4 empresas cobran', '1 empresa deja de cobrar' */
export const companyCountText = (count: number, verb: readonly [one: string, several: string]): string =>
  `${countText(count, 'empresa', 'empresas')} ${verb[count === 1 ? 0 : 1]}`;

/** 'A', 'A y B', 'A, B y C' */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(names);

export const listCompanyNames = (debits: readonly Pick<PreauthorizedPayment, 'merchantName'>[]): string[] => [
  ...new Set(debits.map(({ merchantName }) => merchantName)),
];

/** Returns the last charge if it failed, also while a retry is due. */
export const failedChargeOf = ({ lastCharge }: Pick<PreauthorizedPayment, 'lastCharge'>) =>
  lastCharge?.status === 'PROCESSED' ? undefined : lastCharge;

/** Identifies one failed charge among those of a direct debit. */
export const failedChargeKey = (debitKey: string, { date }: LastCharge): string => `${debitKey}@${date}`;

/** 'Internet Nopal •••• 4410' */
export const nameOf = ({
  merchantName,
  reference,
}: Pick<PreauthorizedPayment, 'merchantName' | 'reference'>): string =>
  `${merchantName} ${formatEnding(reference)}`;

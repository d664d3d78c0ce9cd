import { showCharge } from '#contract/receipts/preauthorized-payments';
import { showEnding } from '#contract/shared/account';
import type { NextCharge, PreauthorizedPayment } from '#contract/shared/preauthorized-payment';
import { formatDate } from '../../format/dates';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** '4 empresas cobran', '1 empresa deja de cobrar' */
export const companies = (count: number, verb: readonly [one: string, several: string]): string =>
  `${many(count, 'empresa', 'empresas')} ${verb[count === 1 ? 0 : 1]}`;

/** 'A', 'A y B', 'A, B y C' */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(names);

/** The names of the companies of some direct debits, each once. */
export const namesOf = (debits: readonly Pick<PreauthorizedPayment, 'merchantName'>[]): string[] => [
  ...new Set(debits.map(({ merchantName }) => merchantName)),
];

/** 'Internet Nopal •••• 4410': which of several it is. */
export const nameOf = ({
  merchantName,
  reference,
}: Pick<PreauthorizedPayment, 'merchantName' | 'reference'>): string =>
  `${merchantName} ${showEnding(reference)}`;

/** Why the last charge was not made, and what follows; nothing where it was made. */
export function failureOf({ lastCharge, nextCharge, merchantName }: PreauthorizedPayment) {
  if (lastCharge === undefined || lastCharge.status === 'PROCESSED') return undefined;
  const { date, reason, status } = lastCharge;
  return {
    what: `El cargo del ${formatDate(date)} no se hizo.`,
    why: [reason, againOf(status === 'RETRYING', merchantName, nextCharge)].filter(Boolean).join(' '),
  };
}

function againOf(retrying: boolean, company: string, next: NextCharge | undefined): string {
  if (next === undefined) return '';
  const day = formatDate(next.date);
  if (retrying) return `Se intenta otra vez el ${day}.`;
  return next.amount
    ? `${company} vuelve a cobrar ${showCharge(next)} el ${day}.`
    : `${company} vuelve a cobrar el ${day}.`;
}

/** What stands where a date would, of one that is not charged next. */
export const withoutCharge = ({ status }: Pick<PreauthorizedPayment, 'status'>): string =>
  status === 'DISABLED' ? 'Sin fecha' : 'Nada por ahora';

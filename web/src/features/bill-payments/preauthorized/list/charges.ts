import type { PaymentRow } from '#contract/domain/payment';
import type { NextCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { formatCharge } from '#contract/receipts/preauthorized-payments';
import { formatDate } from '#web/lib/format/dates.ts';
import { type ActiveDebit, unpaidChargeOf } from '../failed-charge';

/** Reason of a failed last charge and the next step; undefined if it succeeded or was paid since. */
export function failureOf(debit: ActiveDebit) {
  const failed = unpaidChargeOf(debit);
  if (failed === undefined) return undefined;
  const { nextCharge, merchantName } = debit;
  const { date, reason, status } = failed;
  return {
    charge: failed,
    what: `El cargo del ${formatDate(date)} no se hizo.`,
    why: [reason, describeNextStep(status === 'RETRYING', merchantName, nextCharge)]
      .filter(Boolean)
      .join(' '),
  };
}

function describeNextStep(retrying: boolean, company: string, next: NextCharge | undefined): string {
  if (next === undefined) return '';
  const day = formatDate(next.date);
  if (retrying) return `Se intenta otra vez el ${day}, sin que lo pidas. Ten saldo ese día.`;
  const amount = next.amount ? ` de ${formatCharge(next)}` : '';
  return `Ese recibo quedó sin pagar. El ${day} ${company} cobra el recibo siguiente${amount}, no este.`;
}

export const repaymentText = ({ status, effectiveDate }: PaymentRow): string =>
  status === 'SCHEDULED'
    ? `Programaste su pago para el ${formatDate(effectiveDate)}`
    : `Lo pagaste el ${formatDate(effectiveDate)}`;

/** Text instead of a date if no charge is due. */
export const noChargeText = ({ status }: Pick<PreauthorizedPayment, 'status'>): string =>
  status === 'DISABLED' ? 'Sin fecha' : 'Nada por ahora';

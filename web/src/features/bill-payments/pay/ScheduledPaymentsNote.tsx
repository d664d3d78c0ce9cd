import { useQuery } from '@tanstack/react-query';
import { formatCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { Note } from '#web/components/Note.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { scheduledTowards, sumOf } from '../shared/payees/bills';
import { scheduledPaymentsQuery } from '../shared/payments/api';

type ScheduledPaymentsNoteProps = { payee: Payee; bill: Bill; first: Bill | undefined; paysAll: boolean };

/** Optional hint: renders nothing if the scheduled payments cannot be read. */
export function ScheduledPaymentsNote({ payee, bill, first, paysAll }: ScheduledPaymentsNoteProps) {
  const { data = [] } = useQuery(scheduledPaymentsQuery);
  const scheduled = scheduledTowards(bill, payee, first, data);
  return scheduled.length === 0 ? null : <Note>{scheduledText(scheduled, paysAll)}</Note>;
}

/** 'Ya programaste $450.23 MXN de este recibo para el 29 nov 2026. Si pagas antes, ya no se hará.' */
export function scheduledText(scheduled: readonly PaymentRow[], paysAll: boolean): string {
  const [{ effectiveDate } = { effectiveDate: '' }, ...others] = scheduled;
  const when = others.length === 0 ? `para el ${formatDate(effectiveDate)}` : `en ${scheduled.length} pagos`;
  const coversTotal = paysAll || scheduled.some(({ order }) => order?.paymentType === 'TOTAL');
  const consequence = coversTotal
    ? 'Si pagas antes, ya no se hará.'
    : 'Se hará además de lo que pagues ahora.';
  return `Ya programaste ${formatCentavos(sumOf(scheduled), 'MXN')} de este recibo ${when}. ${consequence}`;
}

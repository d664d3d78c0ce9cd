import { formatKnownMoney } from '#contract/domain/money';
import type { PaymentQuote } from '#contract/payments';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { formatDate } from '#web/lib/format/dates.ts';

/** Returns a sentence on the day of the payment and the balance that it needs. */
export const whenNote = (
  { when }: Pick<When, 'when'>,
  { effectiveDate }: PaymentQuote,
  today: string,
): string =>
  when === 'later'
    ? `Se hará el ${formatDate(effectiveDate)} a las 06:00 horas. Ten saldo ese día en tu cuenta origen; antes puedes cambiarlo o cancelarlo en tus pagos realizados.`
    : today;

/** 'Pagar $450.23 MXN', 'Programar $450.23 MXN', 'Pagar $450.23 MXN con $24.95 USD' */
export function buttonOf(
  verb: string,
  { when }: Pick<When, 'when'>,
  { totalAmount, chargedAmount }: PaymentQuote,
): string {
  const order = `${when === 'later' ? 'Programar' : verb} ${formatKnownMoney(totalAmount)}`;
  return chargedAmount ? `${order} con ${formatKnownMoney(chargedAmount)}` : order;
}

import { formatKnownMoney } from '#contract/domain/money';
import type { PaymentQuote } from '#contract/payments';
import type { When } from '#web/flow/money-form/scheduling.ts';
import { formatDate } from '#web/lib/format/dates.ts';

/** Sentence on the day of the payment and the balance it needs. */
export const whenNote = (
  { when }: Pick<When, 'when'>,
  { effectiveDate }: PaymentQuote,
  today: string,
): string =>
  when === 'later'
    ? `Se hará el ${formatDate(effectiveDate)} a las 06:00 horas. Ten saldo ese día en tu cuenta origen; antes puedes cambiarlo o cancelarlo en tus pagos realizados.`
    : today;

/** 'Pagar $450.23 MXN', 'Programar $450.23 MXN' */
export const buttonOf = (verb: string, { when }: Pick<When, 'when'>, { totalAmount }: PaymentQuote): string =>
  `${when === 'later' ? 'Programar' : verb} ${formatKnownMoney(totalAmount)}`;

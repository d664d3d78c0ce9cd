import { Text } from '@chakra-ui/react/text';
import type { BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';
import { AmountDue, Figures } from './figures';
import { describeConsequence, type NextPayment } from './next-payment';

type State<Name> = Extract<NextPayment, { state: Name }>;
type CutOff = { /** Next cut-off of a card. */ nextCutOff: BankDate | undefined };

/** Balance after the interest-free date has passed. */
export const OwingPayment = ({ payment, nextCutOff }: CutOff & { payment: State<'owing'> }) => (
  <>
    <AmountDue label="Debes hoy" amount={payment.amount} />
    <Consequence>{describeConsequence(payment, nextCutOff)}</Consequence>
  </>
);

type OverduePaymentProps = CutOff & { payment: State<'overdue'>; label: string };

/** Overdue amount, by one or several due dates, and the next payment. */
export function OverduePayment({ payment, label, nextCutOff }: OverduePaymentProps) {
  const { amount, firstDueDate, lateCharges, debt, upcoming } = payment;
  return (
    <>
      <AmountDue label="Saldo vencido" amount={amount} />
      {firstDueDate !== undefined && (
        <Text mt="2">
          Vencido desde el <b>{formatDate(firstDueDate)}</b>
        </Text>
      )}
      <Figures
        rows={[
          ['Incluye moratorios', lateCharges],
          [nextCutOff === undefined ? 'Siguiente pago' : label, upcoming.amount],
          ['Pago mínimo', upcoming.minimum],
          ['A más tardar', upcoming.amount && upcoming.dueDate],
          [nextCutOff === undefined ? 'Para liquidar hoy' : 'Debes hoy', debt],
        ]}
      />
      <Consequence>{describeConsequence(payment, nextCutOff)}</Consequence>
    </>
  );
}

const Consequence = ({ children }: { children: string }) =>
  children && (
    <Text textStyle="body.sm" color="fg.muted" mt="3">
      {children}
    </Text>
  );

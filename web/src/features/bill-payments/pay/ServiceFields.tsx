import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { useField } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { totalLabel, type When } from '#web/flow/money-form/scheduling.ts';
import { bankNow, bankToday } from '#web/lib/api/bank-clock.ts';
import { formatAgo } from '#web/lib/format/ago.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { isOverdue } from '../shared/payees/bills';
import { notPayableReason } from '../shared/payees/payee-labels';
import { BillGate } from './BillGate';
import { Hours, PayDay } from './PayDay';
import { PayeeField } from './PayeeField';
import { firstDay, minutesLeft } from './payment-days';
import { ServiceBillComparison } from './ServiceBillComparison';
import { SourceField } from './SourceField';
import { dayOf, dueDay, type Service } from './service';
import { useServiceSelection } from './useServiceSelection';

const BillPart = lazy(() => import('./BillPart'));

const SUBJECT = 'Los servicios se pagan';

type Props = FieldsProps<Service>;

export function ServiceFields({ form, setup }: Props) {
  const { draft, payee, bill, centavos } = useServiceSelection({ form, setup });
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  const [now, today] = [bankNow(), bankToday()];
  const day = dayOf(draft, bill);
  const unpayableReason = draft.payee === '' ? notPayableReason(setup.linkedPayee) : undefined;
  /** Resets the day, since the due date belongs to the previous bill. */
  const resetDueDay = () => {
    if (draft.when !== 'due') return;
    const first = firstDay('bill-payments', setup.holidays, now);
    when.onChange(first.when);
    date.onChange(first.date);
  };
  return (
    <>
      <BillGate form={form} setup={setup}>
        <Hours
          service="bill-payments"
          left={minutesLeft('bill-payments', now)}
          subject={SUBJECT}
          meanwhile={scheduledText(day)}
        />
      </BillGate>
      {unpayableReason !== undefined && <Note>{`${unpayableReason} Puedes elegir otro servicio.`}</Note>}
      {payee && bill && isOverdue(bill, today) && (
        <Note status="error">
          <p>
            <b>{`Este recibo venció ${formatAgo(bill.dueDate, today)}.`}</b>{' '}
            <span>
              {`Todavía puedes pagarlo aquí. ${payee.merchantName} podría sumar recargos en el siguiente.`}
            </span>
          </p>
        </Note>
      )}
      <Payees form={form} setup={setup} onPayeeChange={resetDueDay} />
      {payee && (
        <Suspense fallback={<Skeleton height="220px" borderRadius="card" />}>
          <BillPart form={form} setup={setup} payee={payee} onBillChange={resetDueDay} />
        </Suspense>
      )}
      <BillGate form={form} setup={setup}>
        <SourceField form={form} accounts={setup.accounts} />
        <PayDay
          form={form}
          setup={setup}
          service="bill-payments"
          subject={SUBJECT}
          due={dueDay(bill, setup, today)}
          overdue={bill !== undefined && isOverdue(bill, today)}
        />
        {bill && !isOverdue(bill, today) && day.when === 'later' && day.date > bill.dueDate && (
          <Note status="warning" role="status">
            {`Vence el ${formatDate(bill.dueDate)}, antes del día que elegiste.`}
          </Note>
        )}
      </BillGate>
      <NarrowScreenOnly>
        <ServiceBillComparison form={form} setup={setup} />
      </NarrowScreenOnly>
      {centavos !== undefined && centavos > 0 && <BarFigure label={totalLabel(day)} amount={centavos} />}
    </>
  );
}

const scheduledText = ({ when, date }: When): string =>
  when === 'later' && date !== ''
    ? `Programamos tu pago para el ${formatDate(date)}. Puedes cambiar el día abajo.`
    : 'Puedes programar tu pago para otro día.';

type PayeesProps = Pick<Props, 'form' | 'setup'> & { onPayeeChange: () => void };

/** Payee field. A change resets the bill and amount of the previous service. */
function Payees({ form, setup, onPayeeChange }: PayeesProps) {
  const payee = useField(form, 'payee');
  const bill = useField(form, 'bill');
  const pays = useField(form, 'pays');
  const amount = useField(form, 'amount');
  const choose = (key: string) => {
    if (key !== payee.value) {
      bill.onChange('');
      pays.onChange('total');
      amount.onChange('');
      onPayeeChange();
    }
    payee.onChange(key);
  };
  return <PayeeField {...payee} onChange={choose} payees={setup.payees} quickActions={setup.quickActions} />;
}

/** For narrow screens, without a side panel. */
const NarrowScreenOnly = chakra('div', { base: { lg: { display: 'none' }, _empty: { display: 'none' } } });

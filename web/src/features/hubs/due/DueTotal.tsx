import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Check } from 'lucide-react';
import { addDays, type BankDate } from '#contract/domain/dates';
import { formatCentavos, fromCentavos, toCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusIcon } from '#web/components/StatusIcon.tsx';
import { DIRECT_DEBITS } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { isOverdue } from '#web/features/bill-payments/shared/payees/bills.ts';
import { type DueBill, sumsOf } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { WEEK_DAYS } from '#web/features/summary/sections/week/due.ts';
import { countText } from '#web/lib/format/count-text.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { uncapitalize } from '#web/lib/format/uncapitalize.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { type Agenda, lastAgendaDay, sumOfDebits } from './agenda';
import { dueDayText } from './labels';

/** 'Sigue Luz de casa, $412.00 MXN: vence el 20 dic, en 27 días.' */
function nextText(next: DueBill, today: BankDate): string {
  const amount = formatMoney({ amount: next.bill.amount, currencyCode: next.bill.currencyCode });
  return `Sigue ${next.payee.nickname}, ${amount}: ${uncapitalize(dueDayText(next, today))}.`;
}

/** Sums the known amounts in centavos; credits are paid in pesos. */
const sumOfCredits = (due: Agenda['credits']['due']) => ({
  centavos: due.reduce((total, { amount }) => total + toCentavos(amount.amount ?? 0), 0),
  unknown: due.filter(({ amount }) => amount.amount === null).length,
});

/** Unpaid total. Scheduled amounts and direct debits are listed separately, not added. */
export function DueTotal({ agenda, today }: { agenda: Agenda; today: BankDate }) {
  const { bills, credits, debits } = agenda;
  const { due, next, failed, plansUnknown, fetching, retry } = bills;
  const last = shortDate(lastAgendaDay(today));
  if (bills.pending || credits.pending || debits.pending)
    return <Skeleton height={{ base: '160px', md: '123px' }} width="min(22rem, 100%)" />;
  const { left, planned, charged: ofBills } = sumsOf(due);
  const charged = ofBills + sumOfDebits(debits.due);
  const open = due.filter(({ left }) => left > 0);
  const count = open.length + credits.due.length;
  const overdueCount =
    open.filter(({ bill }) => isOverdue(bill, today)).length +
    credits.due.filter((payment) => payment.isOverdue).length;
  const credit = sumOfCredits(credits.due);
  const weekEnd = addDays(today, WEEK_DAYS - 1);
  const week =
    sumsOf(open.filter(({ bill }) => bill.dueDate <= weekEnd)).left +
    sumOfCredits(credits.due.filter(({ date }) => date <= weekEnd)).centavos;
  const notes = [
    planned > 0 ? `Otros ${formatCentavos(planned, 'MXN')} ya están programados.` : '',
    charged > 0 ? `Otros ${formatCentavos(charged, 'MXN')} se cobran solos.` : '',
    failed.length > 0
      ? `Sin contar ${countText(failed.length, 'recibo', 'recibos')} que no pudimos consultar.`
      : '',
    credits.isFailed ? 'Sin contar tus tarjetas y créditos, que no pudimos consultar.' : '',
    credit.unknown > 0
      ? `Sin contar ${countText(credit.unknown, 'pago con importe por confirmar', 'pagos con importe por confirmar')}.`
      : '',
    plansUnknown ? 'No pudimos revisar si ya programaste alguno.' : '',
  ].filter(Boolean);
  const retryNote = plansUnknown && (
    <Button variant="ghost" size="sm" onClick={retry} busy={fetching && 'Reintentando...'}>
      Reintentar
    </Button>
  );
  if (count === 0) {
    const note = notes.join(' ');
    return (
      <Flex align="center" gap="4">
        <StatusIcon icon={Check} tone="success" />
        <div>
          <Text fontWeight="600">Tus servicios están al corriente</Text>
          <Text textStyle="body.sm" color="fg.muted">
            {`No tienes recibos por pagar de aquí al ${last}. ${next ? nextText(next, today) : ''}`}
          </Text>
          {note !== '' && (
            <Text textStyle="body.sm" color="fg.muted">
              {note}
            </Text>
          )}
          {retryNote}
        </div>
      </Flex>
    );
  }
  return (
    <div>
      <Text textStyle="body.sm" color="fg.muted">{`Por pagar de aquí al ${last}`}</Text>
      <Text mt="1">
        <Money amount={fromCentavos(left + credit.centavos)} currency="MXN" size="xl" />
      </Text>
      {week > 0 && week < left + credit.centavos && (
        <Text textStyle="body.sm" mt="1">
          {`De eso, ${formatCentavos(week, 'MXN')} esta semana.`}
        </Text>
      )}
      <Text textStyle="body.sm" color="fg.muted" mt="1">
        <span>{countText(count, 'pago', 'pagos')}</span>
        {overdueCount > 0 && (
          <span>
            , <OverdueText>{countText(overdueCount, 'vencido', 'vencidos')}</OverdueText>
          </span>
        )}
        <span>{`. ${notes.join(' ')}`}</span>
        {debits.due.length > 0 && (
          <>
            {' '}
            <Link to={DIRECT_DEBITS}>Ver domiciliaciones</Link>
          </>
        )}
      </Text>
      {retryNote}
    </div>
  );
}

const OverdueText = chakra('strong', { base: { color: 'danger.fg' } });

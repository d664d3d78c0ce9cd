import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Check, Info } from 'lucide-react';
import { addDays, type BankDate } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';
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
    return <Skeleton height={{ base: '203px', md: '212px' }} width="min(22rem, 100%)" />;
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
  const others = [
    { label: 'Aparte, ya programado', centavos: planned },
    { label: 'Aparte, se cobra solo', centavos: charged },
  ].filter(({ centavos }) => centavos > 0);
  const notes = [
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
    const isIncomplete = failed.length > 0 || credits.isFailed;
    return (
      <Flex align="center" gap="4">
        {isIncomplete ? <StatusIcon icon={Info} tone="info" /> : <StatusIcon icon={Check} tone="success" />}
        <div>
          <Text fontWeight="600">
            {isIncomplete ? 'Aún no sabemos todo lo que debes' : 'Tus servicios están al corriente'}
          </Text>
          <Text textStyle="body.sm" color="fg.muted">
            {`${isIncomplete ? 'De lo que pudimos consultar, nada se paga' : 'No tienes recibos por pagar'} de aquí al ${last}. ${next ? nextText(next, today) : ''}`}
          </Text>
          <OtherSums items={others} />
          {notes.length > 0 && (
            <Text textStyle="body.sm" color="fg.muted">
              {notes.join(' ')}
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
      <Text textStyle="body.sm" color="fg.muted" mt="1">
        <span>{countText(count, 'pago', 'pagos')}</span>
        {overdueCount > 0 && (
          <span>
            , <OverdueText>{countText(overdueCount, 'vencido', 'vencidos')}</OverdueText>
          </span>
        )}
      </Text>
      <OtherSums
        items={[
          ...(week > 0 && week < left + credit.centavos
            ? [{ label: 'De eso, esta semana', centavos: week }]
            : []),
          ...others,
        ]}
      />
      {notes.length > 0 && (
        <Text textStyle="body.sm" color="fg.muted">
          {notes.join(' ')}
        </Text>
      )}
      {retryNote}
      {debits.due.length > 0 && (
        <Link to={DIRECT_DEBITS} variant="plain">
          Ver domiciliaciones
        </Link>
      )}
    </div>
  );
}

/** Amounts on lines of their own, apart from the total. */
const OtherSums = ({ items }: { items: readonly { label: string; centavos: number }[] }) =>
  items.length > 0 && (
    <Sums>
      {items.map(({ label, centavos }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={fromCentavos(centavos)} currency="MXN" size="text" />
          </dd>
        </div>
      ))}
    </Sums>
  );

const OverdueText = chakra('strong', { base: { color: 'danger.fg' } });
const Sums = chakra('dl', {
  base: {
    maxWidth: '20rem',
    my: '1',
    textStyle: 'body.sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
});

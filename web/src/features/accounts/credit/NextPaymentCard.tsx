import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactElement } from 'react';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { Section } from '#web/components/Section.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatDue } from '#web/lib/format/due.ts';
import { AmountDue, Figures } from './figures';
import { type NextPayment, nextPaymentOf } from './next-payment';
import { OverduePayment, OwingPayment } from './OverduePayment';

type NextPaymentCardProps = {
  product: CreditProduct;
  /** A card's payment avoids interest, a loan's is its instalment. */
  label: string;
  /** True if the button already shows the due date. */
  dated: boolean;
  nextCutOff: BankDate | undefined;
  /** Payment button; false if it is elsewhere on the page. */
  pay: ReactElement | false;
};

export function NextPaymentCard({ product, nextCutOff, pay, ...words }: NextPaymentCardProps) {
  const payment = nextPaymentOf(product, bankToday());
  const { state } = payment;
  return (
    <Card.Root size="md">
      <Section
        title="Próximo pago"
        aside={state === 'overdue' && <Badge colorPalette="danger">Pago vencido</Badge>}
      >
        {state === 'settled' && <Text color="fg.muted">Terminaste de pagar este crédito.</Text>}
        {state === 'none' && <UpToDate {...payment} nextCutOff={nextCutOff} />}
        {state === 'due' && <Due payment={payment} {...words} offers={pay !== false} />}
        {state === 'owing' && <OwingPayment payment={payment} nextCutOff={nextCutOff} />}
        {state === 'overdue' && (
          <OverduePayment payment={payment} label={words.label} nextCutOff={nextCutOff} />
        )}
        {pay && <Box mt="4">{pay}</Box>}
      </Section>
    </Card.Root>
  );
}

type Coming = Omit<Extract<NextPayment, { state: 'none' }>, 'state'> & { nextCutOff: BankDate | undefined };

/** After the statement was paid, the next date that matters is the next cut-off. */
function comingOf({ next, toCome, nextCutOff }: Coming): string {
  if (nextCutOff !== undefined)
    return `Estás al corriente. Tu próximo corte es el ${formatDate(nextCutOff)}${toCome ? ': ahí se cobran los intereses de los días que debiste.' : '.'}`;
  return next === undefined
    ? 'Aún no tienes pagos por hacer.'
    : `Estás al corriente. Tu próxima fecha de pago es el ${formatDate(next)}.`;
}

const UpToDate = (coming: Coming) => <Text color="fg.muted">{comingOf(coming)}</Text>;

type DueProps = {
  payment: Extract<NextPayment, { state: 'due' }>;
  label: string;
  dated: boolean;
  offers: boolean;
};

const Due = ({ payment: { amount, minimum, before }, label, dated, offers }: DueProps) => (
  <>
    {!offers && <AmountDue label={label} amount={amount} />}
    {before !== undefined && (
      <Text mt={offers ? undefined : '2'}>
        <ByWhen date={before} dated={dated} />
      </Text>
    )}
    {!offers && <Figures rows={[['Pago mínimo', minimum]]} />}
  </>
);

function ByWhen({ date, dated }: { date: BankDate; dated: boolean }) {
  const today = useBankToday();
  if (date === today) return <Urgent>{formatDue(date, today)}</Urgent>;
  if (dated) return <span>{formatDue(date, today)}</span>;
  return (
    <span>
      A más tardar el <b>{formatDate(date)}</b>
    </span>
  );
}

const Urgent = chakra('b', { base: { color: 'warning.fg' } });

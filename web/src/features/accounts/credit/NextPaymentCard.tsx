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
  /** Names a card's interest-free amount, or a loan's instalment. */
  label: string;
  /** True if the button already shows the due date. */
  isDateInButton: boolean;
  nextCutOff: BankDate | undefined;
  /** Payment button; false if it is elsewhere on the page. */
  pay: ReactElement | false;
};

export function NextPaymentCard({ product, nextCutOff, pay, ...labels }: NextPaymentCardProps) {
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
        {state === 'due' && <DuePayment payment={payment} {...labels} hasPayButton={pay !== false} />}
        {state === 'owing' && <OwingPayment payment={payment} nextCutOff={nextCutOff} />}
        {state === 'overdue' && (
          <OverduePayment payment={payment} label={labels.label} nextCutOff={nextCutOff} />
        )}
        {pay && <Box mt="4">{pay}</Box>}
      </Section>
    </Card.Root>
  );
}

type UpToDateProps = Omit<Extract<NextPayment, { state: 'none' }>, 'state'> & {
  nextCutOff: BankDate | undefined;
};

/** For a card that is up to date, the next cut-off matters; for a loan, the next payment date. */
function describeNextDate({ next, hasPendingInterest, nextCutOff }: UpToDateProps): string {
  if (nextCutOff !== undefined)
    return `Estás al corriente. Tu próximo corte es el ${formatDate(nextCutOff)}${hasPendingInterest ? ': ahí se cobran los intereses de los días que debiste.' : '.'}`;
  return next === undefined
    ? 'Aún no tienes pagos por hacer.'
    : `Estás al corriente. Tu próxima fecha de pago es el ${formatDate(next)}.`;
}

const UpToDate = (props: UpToDateProps) => <Text color="fg.muted">{describeNextDate(props)}</Text>;

type DuePaymentProps = {
  payment: Extract<NextPayment, { state: 'due' }>;
  label: string;
  isDateInButton: boolean;
  hasPayButton: boolean;
};

const DuePayment = ({
  payment: { amount, minimum, dueDate },
  label,
  isDateInButton,
  hasPayButton,
}: DuePaymentProps) => (
  <>
    {!hasPayButton && <AmountDue label={label} amount={amount} />}
    {dueDate !== undefined && (
      <Text mt={hasPayButton ? undefined : '2'}>
        <DueDate date={dueDate} isDateInButton={isDateInButton} />
      </Text>
    )}
    {!hasPayButton && <Figures rows={[['Pago mínimo', minimum]]} />}
  </>
);

function DueDate({ date, isDateInButton }: { date: BankDate; isDateInButton: boolean }) {
  const today = useBankToday();
  if (date === today) return <Urgent>{formatDue(date, today)}</Urgent>;
  if (isDateInButton) return <span>{formatDue(date, today)}</span>;
  return (
    <span>
      A más tardar el <b>{formatDate(date)}</b>
    </span>
  );
}

const Urgent = chakra('b', { base: { color: 'warning.fg' } });

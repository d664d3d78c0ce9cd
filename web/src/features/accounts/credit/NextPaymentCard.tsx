import { chakra } from '@chakra-ui/react/styled-system';
import type { CreditProduct } from '#contract/shared/credit-product';
import type { BankDate } from '#contract/shared/dates';
import type { Money as Amount } from '#contract/shared/money';
import { bankToday } from '../../../api/bank-clock';
import { formatDate } from '../../../format/dates';
import { dueIn } from '../../../format/due';
import { Card } from '../../../ui/Card';
import { Money } from '../../../ui/Money';
import { Section } from '../../../ui/Section';
import { Tag } from '../../../ui/Tag';
import { Text } from '../../../ui/Text';
import { followsOf, type NextPayment, nextPaymentOf } from './next-payment';

type NextPaymentCardProps = {
  product: CreditProduct;
  /** What the amount is for: a card's avoids interest, a loan's is its instalment. */
  label: string;
  /** Whether the day is said beside the button already. */
  dated: boolean;
  /** When a card is charged next. */
  nextCutOff: BankDate | undefined;
};

/** What to pay next, and by when. */
export function NextPaymentCard({ product, nextCutOff, ...words }: NextPaymentCardProps) {
  const payment = nextPaymentOf(product, bankToday());
  const { state } = payment;
  return (
    <Card padded>
      <Section title="Próximo pago" aside={state === 'overdue' && <Tag tone="danger">Pago vencido</Tag>}>
        {state === 'none' && <UpToDate next={payment.next} />}
        {state === 'due' && <Due payment={payment} {...words} />}
        {state === 'owing' && (
          <>
            <Asked label="Debes hoy" amount={payment.amount} />
            <Follows>{followsOf(payment, nextCutOff)}</Follows>
          </>
        )}
        {state === 'overdue' && <Overdue payment={payment} label={words.label} nextCutOff={nextCutOff} />}
      </Section>
    </Card>
  );
}

const UpToDate = ({ next }: { next: string | undefined }) => (
  <Text tone="muted">
    {next === undefined
      ? 'Aún no tienes pagos por hacer.'
      : `Estás al corriente. Tu próxima fecha de pago es el ${formatDate(next)}.`}
  </Text>
);

type In<State> = Extract<NextPayment, { state: State }>;

const Asked = ({ label, amount }: { label: string; amount: Amount }) => (
  <>
    <Text size="sm" tone="muted">
      {label}
    </Text>
    <Text mt="1">
      <Money amount={amount.amount} currency={amount.currencyCode} size="lg" />
    </Text>
  </>
);

const Follows = ({ children }: { children: string }) =>
  children && (
    <Text size="sm" tone="muted" mt="3">
      {children}
    </Text>
  );

type DueProps = { payment: In<'due'>; label: string; dated: boolean };

const Due = ({ payment: { amount, minimum, before }, label, dated }: DueProps) => (
  <>
    <Asked label={label} amount={amount} />
    {before !== undefined && (
      <Text mt="2">
        <ByWhen date={before} dated={dated} />
      </Text>
    )}
    <Figures rows={[['Pago mínimo', minimum]]} />
  </>
);

type OverdueProps = { payment: In<'overdue'>; label: string; nextCutOff: BankDate | undefined };

/** What is overdue, and what comes beside it. */
function Overdue({ payment, label, nextCutOff }: OverdueProps) {
  const { amount, since, late, owed, then } = payment;
  return (
    <>
      <Asked label="Saldo vencido" amount={amount} />
      {since !== undefined && (
        <Text mt="2">
          Venció el <b>{formatDate(since)}</b>
        </Text>
      )}
      <Figures
        rows={[
          ['Incluye moratorios', late],
          [nextCutOff === undefined ? 'Para liquidar hoy' : 'Debes hoy', owed],
          [nextCutOff === undefined ? 'Siguiente pago' : label, then.amount],
          ['Pago mínimo', then.minimum],
        ]}
        before={then.amount && then.before}
      />
      <Follows>{followsOf(payment, nextCutOff)}</Follows>
    </>
  );
}

type FiguresProps = {
  rows: readonly (readonly [label: string, amount: Amount | undefined])[];
  before?: BankDate | undefined;
};

function Figures({ rows, before }: FiguresProps) {
  const told = rows.flatMap(([label, amount]) => (amount ? [{ label, amount }] : []));
  if (told.length === 0) return null;
  return (
    <Amounts>
      {told.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount.amount} currency={amount.currencyCode} />
          </dd>
        </div>
      ))}
      {before !== undefined && (
        <div>
          <dt>A más tardar</dt>
          <dd>
            <time dateTime={before}>{formatDate(before)}</time>
          </dd>
        </div>
      )}
    </Amounts>
  );
}

function ByWhen({ date, dated }: { date: BankDate; dated: boolean }) {
  const today = bankToday();
  if (date === today) return <Urgent>{dueIn(date, today)}</Urgent>;
  if (dated) return dueIn(date, today);
  return (
    <>
      A más tardar el <b>{formatDate(date)}</b>
    </>
  );
}

const Urgent = chakra('b', { base: { color: 'warning.fg' } });
const Amounts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '4',
    pt: '3',
    borderTop: '1px solid {colors.border.subtle}',
    textStyle: 'body.sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
  },
});

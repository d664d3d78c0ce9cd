import { chakra } from '@chakra-ui/react/styled-system';
import type { CreditProduct } from '#contract/shared/credit-product';
import { bankToday } from '../../../api/bank-clock';
import { formatDate } from '../../../format/dates';
import { dueIn } from '../../../format/due';
import { Card } from '../../../ui/Card';
import { Money } from '../../../ui/Money';
import { Section } from '../../../ui/Section';
import { Tag } from '../../../ui/Tag';
import { Text } from '../../../ui/Text';
import { type NextPayment, nextPaymentOf } from './next-payment';

type NextPaymentCardProps = {
  product: CreditProduct;
  /** What the amount is for: a card's avoids interest, a loan's is its instalment. */
  label: string;
  /** Whether the day is said beside the button already. */
  dated: boolean;
};

/** What to pay next, and by when. */
export function NextPaymentCard({ product, label, dated }: NextPaymentCardProps) {
  const payment = nextPaymentOf(product, bankToday());
  return (
    <Card padded>
      <Section
        title="Próximo pago"
        aside={payment.state === 'overdue' && <Tag tone="danger">Pago vencido</Tag>}
      >
        {payment.state === 'none' ? (
          <UpToDate next={payment.next} />
        ) : (
          <Due payment={payment} label={label} dated={dated} />
        )}
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

type DueProps = { payment: Exclude<NextPayment, { state: 'none' }>; label: string; dated: boolean };

const Due = ({ payment: { state, amount, minimum, before, late }, label, dated }: DueProps) => (
  <>
    <Text size="sm" tone="muted">
      {label}
    </Text>
    <Text mt="1">
      <Money amount={amount.amount} currency={amount.currencyCode} size="lg" />
    </Text>
    {before !== undefined && (
      <Text mt="2">
        <ByWhen date={before} overdue={state === 'overdue'} dated={dated} />
      </Text>
    )}
    {(minimum ?? late) !== undefined && (
      <Amounts>
        {minimum !== undefined && (
          <div>
            <dt>Pago mínimo</dt>
            <dd>
              <Money amount={minimum.amount} currency={minimum.currencyCode} />
            </dd>
          </div>
        )}
        {late !== undefined && (
          <div>
            <dt>Saldo vencido</dt>
            <dd>
              <Money amount={late.amount} currency={late.currencyCode} />
            </dd>
          </div>
        )}
      </Amounts>
    )}
  </>
);

type ByWhenProps = { date: string; overdue: boolean; dated: boolean };

function ByWhen({ date, overdue, dated }: ByWhenProps) {
  const today = bankToday();
  if (!overdue && date === today) return <Urgent>{dueIn(date, today)}</Urgent>;
  if (!overdue && dated) return dueIn(date, today);
  return (
    <>
      {overdue ? 'Venció el' : 'A más tardar el'} <b>{formatDate(date)}</b>
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

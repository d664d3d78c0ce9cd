import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type Account, accountName } from '#contract/shared/account';
import { bankToday } from '../../api/bank-clock';
import { detailOf } from '../../environment/summary';
import { formatDate } from '../../format/dates';
import { Card } from '../../ui/Card';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { type UpcomingPayment, upcomingPayments } from './upcoming';

/** What will have to be paid, and when. */
export function UpcomingPayments({ accounts }: { accounts: readonly Account[] }) {
  const payments = upcomingPayments(accounts, bankToday());
  if (payments.length === 0) return null;
  return (
    <Card padded>
      <Section title="Próximos pagos">
        <List>
          {payments.map((payment) => (
            <li key={`${payment.account.key} ${payment.date}`}>
              <Payment payment={payment} />
            </li>
          ))}
        </List>
      </Section>
    </Card>
  );
}

function Payment({ payment: { account, amount, date, late } }: { payment: UpcomingPayment }) {
  const [day, month] = formatDate(date).split(' ');
  return (
    <Row to={detailOf(account)}>
      <time dateTime={date}>
        <b>{day}</b> {month}
      </time>
      <span>
        {accountName(account)}
        {late && <strong> Vencido</strong>}
        <br />
        <Money amount={amount.amount} currency={amount.currencyCode} />
      </span>
    </Row>
  );
}

const List = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } } });
const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: '5',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
    '& > time': { width: '44px', flex: 'none', textAlign: 'center', textStyle: 'body.xs', color: 'fg.muted' },
    '& > time > b': { display: 'block', textStyle: 'numeral.md', color: 'fg' },
    '& > span': { textStyle: 'body.sm', color: 'fg.muted', minWidth: 0 },
    '& > span > span': { color: 'fg' },
    '& strong': { color: 'danger.fg' },
  },
});

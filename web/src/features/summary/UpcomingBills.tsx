import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import { PAYMENTS_HUB, payBillUrl } from '../../payee-book/addresses';
import { type DueBill, dayOf, useDueBills } from '../../payee-book/due-bills';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { UpcomingList, UpcomingRow } from './UpcomingRow';

/** As many as leave room for the rest of the page. */
const SHOWN = 4;

/** Bills of saved services that fall due and for which nothing is scheduled. Good to know: where they cannot be read, nothing is said. */
export default function UpcomingBills({ today }: { today: BankDate }) {
  const { due, pending } = useDueBills(today);
  const open = due.filter(({ scheduled }) => !scheduled).slice(0, SHOWN);
  if (pending || open.length === 0) return null;
  return (
    <Apart>
      <Section
        title="Recibos por pagar"
        aside={
          <Link to={PAYMENTS_HUB} standalone>
            Ver todos
          </Link>
        }
      >
        <UpcomingList>
          {open.map((bill) => (
            <Bill key={bill.bill.key} due={bill} />
          ))}
        </UpcomingList>
      </Section>
    </Apart>
  );
}

const Bill = ({ due }: { due: DueBill }) => {
  const { payee, bill } = due;
  return (
    <li>
      <UpcomingRow
        to={payBillUrl(payee, bill.key)}
        date={dayOf(due)}
        name={payee.nickname}
        late={bill.status === 'OVERDUE'}
      >
        <Money amount={bill.amount} currency={bill.currencyCode} />
      </UpcomingRow>
    </li>
  );
};

const Apart = chakra('div', { base: { '* + &': { mt: '5' } } });

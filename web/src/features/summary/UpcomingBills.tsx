import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { payBillUrl } from '../../payee-book/addresses';
import { isOverdue } from '../../payee-book/bills';
import { type DueBill, dayOf, useDueBills } from '../../payee-book/due-bills';
import { PAYMENTS_HUB } from '../../payment-book/addresses';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { UpcomingList, UpcomingRow } from './UpcomingRow';

/** As many as leave room for the rest of the page. */
const SHOWN = 4;

/** Bills of saved services that fall due and are not scheduled whole. Good to know: where they cannot be read, nothing is said. */
export default function UpcomingBills({ today }: { today: BankDate }) {
  const { due, pending } = useDueBills(today);
  const open = due.filter(({ left }) => left > 0).slice(0, SHOWN);
  if (pending || open.length === 0) return null;
  return (
    <Apart>
      <Section
        title="Recibos por pagar"
        aside={
          <Link to={PAYMENTS_HUB.to} standalone>
            Ver todos
          </Link>
        }
      >
        <UpcomingList>
          {open.map((bill) => (
            <Bill key={bill.bill.key} due={bill} today={today} />
          ))}
        </UpcomingList>
      </Section>
    </Apart>
  );
}

const Bill = ({ due, today }: { due: DueBill; today: BankDate }) => {
  const { payee, bill } = due;
  return (
    <li>
      <UpcomingRow
        to={payBillUrl(payee, bill.key)}
        date={dayOf(due)}
        name={payee.nickname}
        late={isOverdue(bill, today)}
      >
        <Money amount={fromCentavos(due.left)} currency={bill.currencyCode} />
      </UpcomingRow>
    </li>
  );
};

const Apart = chakra('div', { base: { '* + &': { mt: '5' } } });

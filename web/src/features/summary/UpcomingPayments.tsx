import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Account, accountName } from '#contract/shared/account';
import { bankToday } from '../../api/bank-clock';
import { detailOf } from '../../environment/summary';
import { Card } from '../../ui/Card';
import { onFirstMove } from '../../ui/first-move';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { UpcomingList, UpcomingRow } from './UpcomingRow';
import { upcomingPayments } from './upcoming';

/** They come with the customer's first move, and without their file the home stands as well. */
const UpcomingBills = lazy(() => import('./UpcomingBills').catch(() => ({ default: () => null })));

/** As long as nobody moves. */
const QUIET_MS = 3_000;

type UpcomingPaymentsProps = { accounts: readonly Account[]; children: ReactNode };

/** What will have to be paid, and when: of credits first, then of saved services. */
export function UpcomingPayments({ accounts, children }: UpcomingPaymentsProps) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const show = () => setMoved(true);
    const timer = setTimeout(show, QUIET_MS);
    const stop = onFirstMove(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const today = bankToday();
  const payments = upcomingPayments(accounts, today);
  return (
    <Column>
      <Card padded>
        {payments.length > 0 && (
          <Section title="Próximos pagos">
            <UpcomingList>
              {payments.map(({ account, amount, date, late }) => (
                <li key={`${account.key} ${date}`}>
                  <UpcomingRow to={detailOf(account)} date={date} name={accountName(account)} late={late}>
                    <Money amount={amount.amount} currency={amount.currencyCode} />
                  </UpcomingRow>
                </li>
              ))}
            </UpcomingList>
          </Section>
        )}
        {moved && (
          <Suspense>
            <UpcomingBills today={today} />
          </Suspense>
        )}
      </Card>
      {moved && <Suspense>{children}</Suspense>}
    </Column>
  );
}

/* With nothing to pay there is nothing to say. */
const Column = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '&:not(:has(section)), & > div:not(:has(section))': { display: 'none' },
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { type Account, accountName } from '#contract/shared/account';
import { bankToday } from '../../api/bank-clock';
import { detailOf } from '../../environment/summary';
import { Card } from '../../ui/Card';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { UpcomingRow } from './UpcomingRow';
import { upcomingPayments } from './upcoming';

/** They come after the accounts are there, and without their file the home stands as well. */
const UpcomingBills = lazy(() => import('./UpcomingBills').catch(() => ({ default: () => null })));

/** What will have to be paid, and when: of credits first, then of saved services. */
export function UpcomingPayments({ accounts }: { accounts: readonly Account[] }) {
  const today = bankToday();
  const payments = upcomingPayments(accounts, today);
  return (
    <Column>
      <Card padded>
        <Section title="Próximos pagos">
          <List>
            {payments.map(({ account, amount, date, late }) => (
              <li key={`${account.key} ${date}`}>
                <UpcomingRow to={detailOf(account)} date={date} name={accountName(account)} late={late}>
                  <Money amount={amount.amount} currency={amount.currencyCode} />
                </UpcomingRow>
              </li>
            ))}
            <Suspense>
              <UpcomingBills today={today} />
            </Suspense>
          </List>
        </Section>
      </Card>
    </Column>
  );
}

const List = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } } });
/* With nothing to pay there is nothing to say. */
const Column = chakra('div', { base: { '&:not(:has(li))': { display: 'none' } } });

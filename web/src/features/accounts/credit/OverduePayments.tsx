import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck } from 'lucide-react';
import type { Currency } from '#contract/domain/money';
import { MORTGAGE_PAGE_SIZE } from '#contract/mortgages';
import { Icon } from '#web/components/Icon.tsx';
import { Section } from '#web/components/Section.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { PagedQueryView } from '../PagedQueryView';
import { useOverdue } from './api';
import { InstalmentTable } from './InstalmentTable';

type OverduePaymentsProps = { accountKey: string; currency: Currency };

export function OverduePayments({ accountKey, currency }: OverduePaymentsProps) {
  const overdue = useOverdue(accountKey);
  if (overdue.isPending) return <Skeleton height="24px" />;
  const emptyState = <NoOverduePayments />;
  if (overdue.data?.pages.every(({ body }) => body.data.length === 0)) return emptyState;
  return (
    <Section title="Pagos vencidos">
      <PagedQueryView
        query={overdue}
        queryKey={queryKeys.accounts.part(accountKey, 'overdue')}
        counted={['pago', 'pagos']}
        pageSize={MORTGAGE_PAGE_SIZE}
        emptyState={emptyState}
        end="Ya viste todos tus pagos vencidos."
      >
        {(rows) => (
          <InstalmentTable
            instalments={rows}
            amountOf={({ unpaid }) => unpaid}
            amountLabel="Por pagar"
            currency={currency}
          />
        )}
      </PagedQueryView>
    </Section>
  );
}

const NoOverduePayments = () => (
  <Line role="status">
    <Icon as={CircleCheck} />
    No tienes pagos vencidos.
  </Line>
);

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'success.fg', fontWeight: '500' },
});

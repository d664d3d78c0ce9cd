import type { Currency } from '#contract/shared/money';
import { Loading } from '../../../ui/Loading';
import { LoadMore } from '../../../ui/LoadMore';
import { Note } from '../../../ui/Note';
import { Section } from '../../../ui/Section';
import { LoadFailed } from '../LoadFailed';
import { useOverdue } from './api';
import { InstalmentTable } from './InstalmentTable';

type OverduePaymentsProps = { accountKey: string; currency: Currency };

/** What of a mortgage should have been paid already. */
export function OverduePayments({ accountKey, currency }: OverduePaymentsProps) {
  const overdue = useOverdue(accountKey);
  const rows = overdue.data?.pages.flatMap(({ data }) => data);
  const failed = overdue.error && (
    <LoadFailed
      error={overdue.error}
      onRetry={() => void (overdue.isFetchNextPageError ? overdue.fetchNextPage() : overdue.refetch())}
      retrying={overdue.isFetching}
    />
  );
  return (
    <Section title="Pagos vencidos">
      {rows === undefined ? (
        (failed ?? <Loading />)
      ) : rows.length === 0 ? (
        <Note role="status">No tienes pagos vencidos.</Note>
      ) : (
        <>
          <InstalmentTable
            instalments={rows}
            amountOf={({ unpaid }) => unpaid}
            amountLabel="Por pagar"
            currency={currency}
          />
          <LoadMore
            more={overdue.hasNextPage ? () => void overdue.fetchNextPage() : undefined}
            busy={overdue.isFetchingNextPage}
            failed={failed}
            end="Ya viste todos tus pagos vencidos."
          />
        </>
      )}
    </Section>
  );
}

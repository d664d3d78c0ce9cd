import { History } from 'lucide-react';
import { useState } from 'react';
import type { TransferRow } from '#contract/transfers';
import { readTexts } from '../../errors/texts';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Loading } from '../../ui/Loading';
import { LoadMore } from '../../ui/LoadMore';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OWN_TRANSFER } from './addresses';
import { HistoryTable } from './HistoryTable';
import { byDate, type Order } from './history-query';
import type { useHistory } from './useHistory';

type HistoryListProps = {
  history: ReturnType<typeof useHistory>;
  filtered: boolean;
  onCancel: (row: TransferRow) => void;
};

/** The rows so far, or what stands in their place. */
export function HistoryList({ history, filtered, onCancel }: HistoryListProps) {
  const [order, setOrder] = useState<Order>('descending');
  const { rows, error } = history;
  const retry = error && (
    <ErrorPanel
      title={readTexts(error).heading}
      message={readTexts(error).message}
      error={error}
      onRetry={history.retry}
      retrying={history.fetching}
    />
  );
  if (rows === undefined) return retry ?? <Blank />;
  if (rows.length === 0) return <Empty filtered={filtered} />;
  return (
    <>
      <HistoryTable
        rows={byDate(rows, order)}
        order={order}
        onSort={() => setOrder(order === 'descending' ? 'ascending' : 'descending')}
        onCancel={onCancel}
      />
      <VisuallyHidden role="status">{rows.length} transferencias</VisuallyHidden>
      <LoadMore
        more={history.more ? history.fetchMore : undefined}
        busy={history.fetchingMore}
        failed={retry}
        end="Ya viste todas tus transferencias."
      />
    </>
  );
}

const Empty = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState icon={History} role="status" title="Ninguna transferencia coincide">
      Cambia o quita los filtros para ver más.
    </EmptyState>
  ) : (
    <EmptyState
      icon={History}
      role="status"
      title="Aún no tienes transferencias"
      action={<LinkButton to={OWN_TRANSFER}>Transferir entre mis cuentas</LinkButton>}
    >
      Aquí verás las que hagas y las que programes.
    </EmptyState>
  );

const Blank = () => (
  <>
    <Loading />
    <Card padded display="grid" gap="5">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="32px" />
      ))}
    </Card>
  </>
);

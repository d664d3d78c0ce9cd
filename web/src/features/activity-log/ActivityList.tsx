import { useState } from 'react';
import { ACTIVITY_PAGE, type Activity } from '#contract/activity-log';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { loadingText } from '../../ui/Loading';
import { LoadMore } from '../../ui/LoadMore';
import { RowsLoading } from '../../ui/RowsLoading';
import { useDrawnRows } from '../../ui/useDrawnRows';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ActivityDays } from './ActivityDays';
import { useActivities } from './api';

type ActivityListProps = {
  period: Parameters<typeof useActivities>[0];
  /** Takes the filters off, where some are on. */
  onClear: (() => void) | undefined;
};

/** The rows so far, or what stands in their place. */
export function ActivityList({ period, onClear }: ActivityListProps) {
  const log = useActivities(period);
  const { rows, more } = useDrawnRows(log.data?.pages.flatMap(({ body }) => body.data) ?? [], {
    size: ACTIVITY_PAGE,
    pagesRead: log.data?.pages.length,
    fetchMore: log.hasNextPage ? log.fetchNextPage : undefined,
  });
  const failed = log.isError && (
    <ErrorPanel
      error={log.error}
      onRetry={() => (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
      retrying={log.isFetching}
    />
  );
  if (log.data === undefined) {
    return (
      failed || (
        <div>
          <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
          <RowsLoading rows={10} height="68px" />
        </div>
      )
    );
  }
  if (rows.length === 0) return <Nothing onClear={onClear} />;
  return (
    <div>
      <Counted rows={rows} />
      <ActivityDays rows={rows} />
      <LoadMore more={more} busy={log.isFetchingNextPage} failed={failed} end="Ya viste toda tu actividad." />
    </div>
  );
}

/** Says how many there are once there are more than at first. */
function Counted({ rows }: { rows: readonly Activity[] }) {
  const [first] = useState(rows.length);
  return (
    <VisuallyHidden role="status">
      {rows.length > first && `Se muestran ${rows.length} actividades.`}
    </VisuallyHidden>
  );
}

const Nothing = ({ onClear }: Pick<ActivityListProps, 'onClear'>) =>
  onClear ? (
    <EmptyState
      role="status"
      title="No hay actividad en esas fechas"
      action={
        <Button look="line" size="sm" onClick={onClear}>
          Quitar filtros
        </Button>
      }
    >
      Cambia o quita los filtros para ver más.
    </EmptyState>
  ) : (
    <EmptyState role="status" title="Aún no hay actividad">
      Aquí verás lo que se haga con tu usuario, y lo que se intente.
    </EmptyState>
  );

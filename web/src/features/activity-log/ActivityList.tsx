import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { ACTIVITY_PAGE_SIZE, type Activity } from '#contract/activity-log';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { usePagedRows } from '#web/components/usePagedRows.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { ActivityDays } from './ActivityDays';
import { useActivities } from './api';

type ActivityListProps = {
  period: Parameters<typeof useActivities>[0];
  /** Removes the filters; undefined without any. */
  onClear: (() => void) | undefined;
};

export function ActivityList({ period, onClear }: ActivityListProps) {
  const log = useActivities(period);
  const { rows, more } = usePagedRows(log.data?.pages.flatMap(({ body }) => body.data) ?? [], {
    size: ACTIVITY_PAGE_SIZE,
    pagesRead: log.data?.pages.length,
    fetchMore: log.hasNextPage ? log.fetchNextPage : undefined,
  });
  const failure = log.isError && (
    <ErrorPanel
      error={log.error}
      onRetry={() => (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
      retrying={log.isFetching}
    />
  );
  if (log.data === undefined) {
    return (
      failure || (
        <div>
          <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
          <RowsLoading rows={10} height="68px" />
        </div>
      )
    );
  }
  if (rows.length === 0) return <EmptyLog onClear={onClear} />;
  return (
    <div>
      <BrokenRowsNote list={queryKeys.activity(period)} counted={['actividad', 'actividades']} />
      <RowCountStatus rows={rows} />
      <ActivityDays rows={rows} />
      <LoadMore
        loadMore={more}
        busy={log.isFetchingNextPage}
        failed={failure}
        end="Ya viste toda tu actividad."
      />
    </div>
  );
}

/** Announces the row count when further rows are loaded. */
function RowCountStatus({ rows }: { rows: readonly Activity[] }) {
  const [first] = useState(rows.length);
  return (
    <VisuallyHidden role="status">
      {rows.length > first && `Se muestran ${rows.length} actividades.`}
    </VisuallyHidden>
  );
}

const EmptyLog = ({ onClear }: Pick<ActivityListProps, 'onClear'>) =>
  onClear ? (
    <EmptyState
      role="status"
      title="No hay actividad en esas fechas"
      action={
        <Button variant="outline" size="sm" onClick={onClear}>
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

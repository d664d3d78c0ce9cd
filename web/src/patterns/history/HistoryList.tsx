import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import type { Slot } from '#web/components/slot.ts';
import { HistoryEmpty } from './HistoryEmpty';
import { HistoryTable } from './HistoryTable';
import { type Order, splitScheduled } from './order';
import type { HistoryEntry, HistorySource } from './source';

type Texts = HistorySource<HistoryEntry, never, never>['labels'];

type History<Entry> = {
  rows: readonly Entry[] | undefined;
  error: unknown;
  more: boolean;
  fetching: boolean;
  fetchingMore: boolean;
  fetchMore: () => unknown;
  retry: () => unknown;
};

type HistoryListProps<Entry> = {
  history: History<Entry>;
  onClear: (() => void) | undefined;
  startLink: { to: string };
  labels: Texts;
  isScheduled: (entry: Entry) => boolean;
  renderPast: (entries: readonly Entry[]) => Slot;
  children: (entry: Entry) => Slot;
};

export function HistoryList<Entry extends HistoryEntry>({
  history,
  onClear,
  startLink,
  labels,
  isScheduled,
  renderPast,
  children,
}: HistoryListProps<Entry>) {
  const [order, setOrder] = useState<Order>('descending');
  const { rows, error } = history;
  const retry = error ? (
    <ErrorPanel error={error} onRetry={history.retry} retrying={history.fetching} />
  ) : undefined;
  if (rows === undefined) return retry ?? <HistoryPlaceholder />;
  if (rows.length === 0 && !history.more)
    return <HistoryEmpty onClear={onClear} labels={labels} to={startLink.to} />;
  const { scheduled, past } = splitScheduled(rows, isScheduled, order);
  const reverse = () => setOrder(order === 'descending' ? 'ascending' : 'descending');
  const table = past.length > 0 && (
    <HistoryTable columns={labels.columns} sort={{ order, reverse }}>
      {renderPast(past)}
    </HistoryTable>
  );
  return (
    <>
      {scheduled.length === 0 ? (
        table
      ) : (
        <Grid gap="6" templateColumns="minmax(0, 1fr)">
          {/* Past rows come after all scheduled rows: if one is loaded, all scheduled rows are. */}
          <Section
            title={
              table || !history.more
                ? `${labels.parts.scheduled} (${scheduled.length})`
                : labels.parts.scheduled
            }
          >
            <HistoryTable columns={labels.columns}>
              <tbody>{scheduled.map(children)}</tbody>
            </HistoryTable>
          </Section>
          {table && <Section title={labels.parts.past}>{table}</Section>}
        </Grid>
      )}
      <VisuallyHidden role="status">
        {`${rows.length} ${labels.counted[rows.length === 1 ? 0 : 1]}`}
      </VisuallyHidden>
      <LoadMore
        loadMore={history.more ? () => void history.fetchMore() : undefined}
        busy={history.fetchingMore}
        failed={retry}
        end={labels.end}
      />
    </>
  );
}

export const HistoryPlaceholder = () => (
  <>
    <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    <RowsLoading rows={10} height="61px" />
  </>
);

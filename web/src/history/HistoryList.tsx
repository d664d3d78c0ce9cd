import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../errors/ErrorPanel';
import { readTexts } from '../errors/texts';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { loadingText } from '../ui/Loading';
import { LoadMore } from '../ui/LoadMore';
import { RowsLoading } from '../ui/RowsLoading';
import { Tall } from '../ui/Tall';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { HistoryTable } from './HistoryTable';
import { byDate, type Order } from './order';
import type { HistoryEntry, HistorySource } from './source';

type Words = HistorySource<HistoryEntry, never, never>['words'];

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
  filtered: boolean;
  begin: { to: string };
  words: Words;
  /** A HistoryRow. */
  children: (entry: Entry) => ReactNode;
};

/** The rows so far, or what stands in their place. */
export function HistoryList<Entry extends HistoryEntry>({
  history,
  filtered,
  begin,
  words,
  children,
}: HistoryListProps<Entry>) {
  const [order, setOrder] = useState<Order>('descending');
  const { rows, error } = history;
  const retry = error ? (
    <ErrorPanel
      title={readTexts(error).heading}
      message={readTexts(error).message}
      error={error}
      onRetry={history.retry}
      retrying={history.fetching}
    />
  ) : undefined;
  if (rows === undefined) return retry ?? <Blank />;
  if (rows.length === 0) return <Empty filtered={filtered} words={words} to={begin.to} />;
  return (
    <>
      <HistoryTable
        names={words.names}
        order={order}
        onSort={() => setOrder(order === 'descending' ? 'ascending' : 'descending')}
      >
        {byDate(rows, order).map(children)}
      </HistoryTable>
      <VisuallyHidden role="status">
        {rows.length} {words.counted[rows.length === 1 ? 0 : 1]}
      </VisuallyHidden>
      <LoadMore
        more={history.more ? () => void history.fetchMore() : undefined}
        busy={history.fetchingMore}
        failed={retry}
        end={words.end}
      />
    </>
  );
}

type EmptyProps = { filtered: boolean; words: Words; to: string };

const Empty = ({ filtered, words: { noMatch, empty }, to }: EmptyProps) =>
  filtered ? (
    <EmptyState icon={empty.icon} role="status" title={noMatch}>
      Cambia o quita los filtros para ver más.
    </EmptyState>
  ) : (
    <EmptyState
      icon={empty.icon}
      role="status"
      title={empty.title}
      action={<LinkButton to={to}>{empty.action}</LinkButton>}
    >
      {empty.text}
    </EmptyState>
  );

const Blank = () => (
  <Tall>
    <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    <RowsLoading rows={10} height="61px" />
  </Tall>
);

import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import type { TextDraft } from '#web/components/forms/draft.ts';
import type { Slot } from '#web/components/slot.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { countOf, toSearchParams } from './filters';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList, HistoryPlaceholder } from './HistoryList';
import { HistoryMonth } from './HistoryMonth';
import { HistoryOverview, OverviewLoading } from './HistoryOverview';
import { monthsOf } from './months';
import type { HistoryEntry, HistorySource } from './source';
import { useHistory } from './useHistory';
import { useOverview } from './useOverview';

type HistoryBodyProps<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string> = {
  source: HistorySource<Entry, Filters, Kind>;
  isPending: boolean;
  filters: Filters;
  onApply: (filters: Filters) => void;
  row: (entry: Entry) => Slot;
};

export function HistoryBody<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>({
  source,
  isPending,
  filters,
  onApply,
  row,
}: HistoryBodyProps<Entry, Filters, Kind>) {
  const { labels, overview, months, view, Shortcuts } = source;
  const history = useHistory(source, filters);
  const queryKey = source.queryKey(filters);
  const hasMissingRows = useBrokenRows(queryKey) !== undefined;
  const overviewQuery = useOverview(source, filters);
  if (isPending || overviewQuery.pending)
    return (
      <>
        <OverviewLoading />
        <HistoryPlaceholder />
      </>
    );
  const amountsOf = (entries: readonly Entry[]) => entries.map((entry) => view(entry).amount);
  const retry = () => {
    if (overviewQuery.error) overviewQuery.retry();
    return history.retry();
  };
  const renderPast = (entries: readonly Entry[]) =>
    months ? (
      monthsOf(entries, history.more).map((month) => (
        <HistoryMonth
          key={month.first}
          first={month.first}
          total={
            month.isFullyLoaded && !hasMissingRows
              ? { label: months.label, amounts: amountsOf(month.entries.filter(months.counts)) }
              : undefined
          }
        >
          {month.entries.map(row)}
        </HistoryMonth>
      ))
    ) : (
      <tbody>{entries.map(row)}</tbody>
    );
  return (
    <>
      {overview && overviewQuery.data && (
        <HistoryOverview
          head={<overview.Head recentEntries={overviewQuery.data.recentEntries} />}
          amounts={amountsOf(overviewQuery.data.scheduled)}
          labels={labels}
        >
          {overviewQuery.data.scheduled.slice(0, source.pageSize).map(row)}
        </HistoryOverview>
      )}
      {overviewQuery.error !== null && !history.error && (
        <ErrorPanel
          error={overviewQuery.error}
          onRetry={overviewQuery.retry}
          retrying={overviewQuery.fetching}
        />
      )}
      {Shortcuts && <Shortcuts filters={filters} onApply={onApply} />}
      <HistoryFilters
        key={toSearchParams(filters).toString()}
        source={source.filters}
        filters={filters}
        onApply={onApply}
      />
      <BrokenRowsNote list={queryKey} counted={labels.counted} />
      <HistoryList
        history={{ ...history, rows: overviewQuery.filterListed(history.rows), retry }}
        onClear={countOf(filters) > 0 ? () => onApply(source.filters.read(new URLSearchParams())) : undefined}
        startLink={source.startLink}
        labels={labels}
        isScheduled={overviewQuery.isScheduled}
        renderPast={renderPast}
      >
        {row}
      </HistoryList>
    </>
  );
}

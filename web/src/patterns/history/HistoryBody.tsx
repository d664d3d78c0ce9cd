import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import type { TextDraft } from '#web/components/forms/draft.ts';
import type { Slot } from '#web/components/slot.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { addressOf, countOf } from './filters';
import { HistoryFilters } from './HistoryFilters';
import { Blank, HistoryList } from './HistoryList';
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
  const { words, overview, months, view, Shortcuts } = source;
  const history = useHistory(source, filters);
  const queryKey = source.queryKey(filters);
  const isPartial = useBrokenRows(queryKey) !== undefined;
  const above = useOverview(source, filters);
  if (isPending || above.pending)
    return (
      <>
        <OverviewLoading />
        <Blank />
      </>
    );
  const amountsOf = (entries: readonly Entry[]) => entries.map((entry) => view(entry).amount);
  const retry = () => {
    if (above.error) above.retry();
    return history.retry();
  };
  const past = (entries: readonly Entry[]) =>
    months ? (
      monthsOf(entries, history.more).map((month) => (
        <HistoryMonth
          key={month.first}
          first={month.first}
          total={
            month.isWhole && !isPartial
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
      {overview && above.data && (
        <HistoryOverview
          head={<overview.Head lately={above.data.lately} />}
          amounts={amountsOf(above.data.scheduled)}
          words={words}
        >
          {above.data.scheduled.slice(0, source.pageSize).map(row)}
        </HistoryOverview>
      )}
      {above.error !== null && !history.error && (
        <ErrorPanel error={above.error} onRetry={above.retry} retrying={above.fetching} />
      )}
      {Shortcuts && <Shortcuts filters={filters} onApply={onApply} />}
      <HistoryFilters
        key={addressOf(filters).toString()}
        source={source.filters}
        filters={filters}
        onApply={onApply}
      />
      <BrokenRowsNote list={queryKey} counted={words.counted} />
      <HistoryList
        history={{ ...history, rows: above.listed(history.rows), retry }}
        onClear={countOf(filters) > 0 ? () => onApply(source.filters.read(new URLSearchParams())) : undefined}
        begin={source.begin}
        words={words}
        isScheduled={above.isScheduled}
        past={past}
      >
        {row}
      </HistoryList>
    </>
  );
}

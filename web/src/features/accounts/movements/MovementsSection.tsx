import { startTransition, useDeferredValue, useMemo, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Currency } from '#contract/shared/money';
import { bankToday } from '../../../api/bank-clock';
import { Section } from '../../../ui/Section';
import { ExportButton } from './ExportButton';
import { MovementFilters } from './MovementFilters';
import { type ListState, MovementList } from './MovementList';
import { addressOfPeriod, periodOf, WIDEST } from './period';
import { type Kind, kindOf, matching, wordsOf } from './search';
import type { DateRange, MovementSource } from './source';
import { useAllMovements, useMovementPages } from './useMovements';

type MovementsSectionProps = { source: MovementSource; currency: Currency; displayId: string };

/** The movements of a product: period and kind stand in the address, what is searched does not. */
export function MovementsSection({ source, currency, displayId }: MovementsSectionProps) {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const asked = { ...periodOf(address, bankToday()), kind: kindOf(address.get('kind')) };
  // The controls follow the hand at once; the address and the list come after.
  const [shown, setShown] = useOptimistic(asked);
  const ask = (next: typeof asked) =>
    startTransition(() => {
      setShown(next);
      setAddress({
        ...addressOfPeriod(next.period, next.range),
        ...(next.kind !== 'all' && { kind: next.kind }),
      });
    });
  const { range, kind } = asked;
  const words = useDeferredValue(wordsOf(search));
  const { filtered, list } = useList(source, range, kind, words);
  return (
    <Section
      title="Movimientos"
      aside={<ExportButton source={source} range={range} kind={kind} words={words} displayId={displayId} />}
    >
      <MovementFilters
        period={shown.period}
        range={shown.range}
        kind={shown.kind}
        search={search}
        onPeriod={(period, dates) => ask({ ...shown, period, range: dates })}
        onKind={(chosen) => ask({ ...shown, kind: chosen })}
        onSearch={setSearch}
      />
      <MovementList
        key={`${range.from_date} ${range.to_date} ${kind}`}
        list={list}
        filtered={filtered}
        currency={currency}
        onWiden={
          words === '' || asked.period === WIDEST ? undefined : () => ask({ ...shown, period: WIDEST })
        }
      />
    </Section>
  );
}

/** By pages while all are shown; to filter them, all must be here. */
function useList(
  source: MovementSource,
  range: DateRange,
  kind: Kind,
  words: string,
): { filtered: boolean; list: ListState } {
  const filtered = kind !== 'all' || words !== '';
  const pages = useMovementPages(source, range, !filtered);
  const all = useAllMovements(source, range, filtered);
  const found = useMemo(
    () => all.data && matching(all.data, kind, words).map(({ movement }) => movement),
    [all.data, kind, words],
  );
  const list: ListState = filtered
    ? {
        rows: found,
        error: all.error,
        retry: () => void all.refetch(),
        fetching: all.isFetching,
        fetchingMore: false,
      }
    : {
        rows: pages.rows,
        error: pages.error,
        retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
        fetching: pages.isFetching,
        more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
        fetchingMore: pages.isFetchingNextPage,
      };
  return { filtered, list };
}

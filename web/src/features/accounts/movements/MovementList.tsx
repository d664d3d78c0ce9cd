import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Movement } from '#contract/accounts';
import type { Currency } from '#contract/domain/money';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import { LoadFailed } from '../LoadFailed';
import { MovementTable } from './MovementTable';
import type { Period } from './period';
import { NothingFound, SearchResults } from './SearchResults';

export type ListState = {
  rows: readonly Movement[] | undefined;
  error: unknown;
  retry: () => void;
  fetching: boolean;
  more?: (() => void) | undefined;
  fetchingMore: boolean;
};

type MovementListProps = {
  list: ListState;
  /** True if movements are missing: no totals. */
  hasMissingRows: boolean;
  filtered: boolean;
  period: Period;
  currency: Currency;
  isDebtAccount: boolean;
  openKey: string | undefined;
  onOpen: (key: string) => void;
  onClear: () => void;
  onWiden: (() => void) | undefined;
};

export function MovementList({
  list,
  hasMissingRows,
  filtered,
  currency,
  isDebtAccount,
  openKey,
  onOpen,
  ...results
}: MovementListProps) {
  const { rows, error, retry, fetching, more } = list;
  const failure = error ? <LoadFailed error={error} onRetry={retry} retrying={fetching} /> : null;
  if (rows === undefined) return failure ?? <ListSkeleton />;
  if (rows.length === 0) return filtered ? <NothingFound {...results} /> : <NoMovements />;
  return (
    <>
      {filtered && <SearchResults count={rows.length} {...results} />}
      <MovementTable
        rows={rows}
        isFullyLoaded={more === undefined}
        hasMissingRows={hasMissingRows}
        currency={currency}
        isDebtAccount={isDebtAccount}
        openKey={openKey}
        onOpen={onOpen}
      />
      {!filtered && (
        <VisuallyHidden role="status">
          {rows.length === 1 ? '1 movimiento' : `${rows.length} movimientos`}
        </VisuallyHidden>
      )}
      <LoadMore
        loadMore={more}
        busy={list.fetchingMore}
        failed={failure}
        end="Ya viste todos los movimientos del periodo."
      />
    </>
  );
}

const NoMovements = () => (
  <EmptyState role="status" title="No hay movimientos en este periodo">
    Elige un periodo más largo para ver los anteriores.
  </EmptyState>
);

const ListSkeleton = () => (
  <>
    <Loading />
    <Card.Root size="md" display="grid" gap="6">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="40px" />
      ))}
    </Card.Root>
  </>
);

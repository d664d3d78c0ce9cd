import type { Movement } from '#contract/accounts';
import type { Currency } from '#contract/shared/money';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Loading } from '../../../ui/Loading';
import { LoadMore } from '../../../ui/LoadMore';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LoadFailed } from '../LoadFailed';
import { MovementTable } from './MovementTable';

/** As much of the list as is known, whether it is read by pages or whole. */
export type ListState = {
  rows: readonly Movement[] | undefined;
  error: unknown;
  retry: () => void;
  fetching: boolean;
  /** Asks for the next page, where there is one. */
  more?: (() => void) | undefined;
  fetchingMore: boolean;
};

type MovementListProps = {
  list: ListState;
  filtered: boolean;
  currency: Currency;
  /** Looks for the words in more than the chosen period, where there is more. */
  onWiden: (() => void) | undefined;
};

/** The rows so far, or what stands in their place. */
export function MovementList({ list, filtered, currency, onWiden }: MovementListProps) {
  const { rows, error, retry, fetching } = list;
  const failed = error ? <LoadFailed error={error} onRetry={retry} retrying={fetching} /> : null;
  if (rows === undefined) return failed ?? <Blank />;
  if (rows.length === 0) return filtered ? <NothingFound onWiden={onWiden} /> : <NoMovements />;
  return (
    <>
      <MovementTable rows={rows} currency={currency} />
      <VisuallyHidden role="status">
        {rows.length === 1 ? '1 movimiento' : `${rows.length} movimientos`}
      </VisuallyHidden>
      <LoadMore
        more={list.more}
        busy={list.fetchingMore}
        failed={failed}
        end="Ya viste todos los movimientos del periodo."
      />
    </>
  );
}

const NothingFound = ({ onWiden }: Pick<MovementListProps, 'onWiden'>) => (
  <EmptyState
    bird="not-found"
    role="status"
    title="Ningún movimiento coincide"
    action={
      onWiden && (
        <Button look="line" onClick={onWiden}>
          Buscar en todo el año
        </Button>
      )
    }
  >
    {onWiden ? 'Solo buscamos en el periodo que elegiste.' : 'Cambia el periodo, el tipo o lo que buscas.'}
  </EmptyState>
);

const NoMovements = () => (
  <EmptyState role="status" title="No hay movimientos en este periodo">
    Elige un periodo más largo para ver los anteriores.
  </EmptyState>
);

const Blank = () => (
  <>
    <Loading />
    <Card padded display="grid" gap="5">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="32px" />
      ))}
    </Card>
  </>
);

import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import type { Movement } from '#contract/accounts';
import type { Currency } from '#contract/domain/money';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { Section } from '#web/components/Section.tsx';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { ExportButton } from './ExportButton';
import { CATEGORY_FIELD, MovementFilters } from './MovementFilters';
import { MovementList } from './MovementList';
import { LONGEST_PERIOD } from './period';
import { noFilters } from './query';
import type { MovementSource } from './source';
import { useList } from './useList';
import { useMovementQuery } from './useMovementQuery';
import { pagesKey } from './useMovements';
import { useOpenMovement } from './useOpenMovement';

const MovementDetail = lazy(() => import('./MovementDetail'));

type MovementsSectionProps = {
  source: MovementSource;
  currency: Currency;
  displayId: string;
  isDebtAccount?: boolean;
};

const isCategorized = ({ category }: Movement): boolean => category !== undefined;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Movements of a product. Filters and the open movement are in the URL. */
export function MovementsSection({
  source,
  currency,
  displayId,
  isDebtAccount = false,
}: MovementsSectionProps) {
  const { controls, list: query, update, showMovement, setSearch } = useMovementQuery();
  const { range, period, kind, category, searchText } = query;
  const { filtered, list } = useList(source, range, query);
  const listKey = pagesKey(source, range);
  const hasMissingRows = useBrokenRows(listKey) !== undefined;
  const openMovement = useOpenMovement(source, list.rows, query.movement, controls.movement, showMovement);
  const isOpen = query.movement !== undefined;
  const isInSidePanel = isOpen && openMovement.hasSidePanel;
  const onKeyDown = (event: KeyboardEvent) => {
    const inDialog =
      event.target instanceof Element && event.target.closest('[data-scope=dialog], form, fieldset, select');
    if (!isInSidePanel || inDialog) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      openMovement.step(step);
    } else if (event.key === 'Escape') openMovement.close();
  };
  return (
    <Split data-movement-open={isInSidePanel ? '' : undefined} onKeyDown={onKeyDown}>
      <Section
        title="Movimientos"
        aside={<ExportButton source={source} range={range} filter={query} displayId={displayId} />}
      >
        <MovementFilters
          query={controls}
          hasCategories={category !== undefined || !list.rows?.length || list.rows.some(isCategorized)}
          onChange={update}
          onSearch={setSearch}
        />
        <BrokenRowsNote list={listKey} counted={['movimiento', 'movimientos']} />
        <MovementList
          key={`${range.from_date} ${range.to_date} ${kind} ${category}`}
          list={list}
          hasMissingRows={hasMissingRows}
          filtered={filtered}
          period={period}
          currency={currency}
          isDebtAccount={isDebtAccount}
          openKey={query.movement}
          onOpen={openMovement.open}
          onClear={() => update(noFilters)}
          onWiden={
            searchText === '' || period === LONGEST_PERIOD
              ? undefined
              : () => update({ period: LONGEST_PERIOD, isPeriodSelected: true })
          }
        />
      </Section>
      {isOpen && (
        <Suspense fallback={isInSidePanel && <Skeleton height="480px" borderRadius="card" />}>
          <MovementDetail
            openMovement={openMovement}
            displayId={displayId}
            isDebtAccount={isDebtAccount}
            onSelectCategory={(category) => {
              update({ ...noFilters, category });
              document.getElementById(CATEGORY_FIELD)?.focus();
            }}
          />
        </Suspense>
      )}
    </Split>
  );
}

/* On wide screens the detail panel is beside the list. */
const Split = chakra('div', {
  base: {
    '&[data-movement-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      alignItems: 'start',
      gap: '6',
    },
  },
});

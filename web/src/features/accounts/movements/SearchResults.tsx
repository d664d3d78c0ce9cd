import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement } from 'react';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import type { Period } from './period';

const inPeriod: Record<Period, string> = {
  'last-10-days': 'en los últimos 10 días',
  'this-month': 'en este mes',
  'last-month': 'en el mes anterior',
  'last-3-months': 'en los últimos 3 meses',
  'last-year': 'en todo el último año',
  'dates': 'en las fechas que elegiste',
};

/** With at most this many results, a wider search is offered. */
const FEW_RESULTS = 3;

type SearchResultsProps = {
  count: number;
  period: Period;
  onClear: () => void;
  /** Widens the search; undefined if the period is the widest. */
  onWiden: (() => void) | undefined;
};

const WidenButton = ({ onWiden }: { onWiden: () => void }) => (
  <Button variant="outline" size="sm" onClick={onWiden}>
    Buscar en todo el año
  </Button>
);

export const SearchResults = ({ count, period, onClear, onWiden }: SearchResultsProps) => (
  <Line>
    <p role="status">
      {`${count === 1 ? '1 movimiento' : `${count.toLocaleString('en-US')} movimientos`} ${inPeriod[period]}`}
    </p>
    {count <= FEW_RESULTS && onWiden && <WidenButton onWiden={onWiden} />}
    <Button variant="ghost" size="sm" onClick={onClear}>
      Quitar filtros
    </Button>
  </Line>
);

export const NothingFound = ({
  period,
  onClear,
  onWiden,
}: Omit<SearchResultsProps, 'count'>): ReactElement => (
  <EmptyState
    bird="not-found"
    role="status"
    title="Ningún movimiento coincide"
    action={
      <>
        {onWiden && <WidenButton onWiden={onWiden} />}
        <Button variant={onWiden ? 'ghost' : 'outline'} size="sm" onClick={onClear}>
          Quitar filtros
        </Button>
      </>
    }
  >
    {`Buscamos ${inPeriod[period]}.`}
  </EmptyState>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'target',
    mb: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > p': { flex: '1 1 12rem' },
    '& > :last-of-type': { me: '-4' },
  },
});

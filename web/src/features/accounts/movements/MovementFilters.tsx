import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { Choice } from '../../../forms/Choice';
import { SearchField } from '../../../forms/SearchField';
import { SelectField } from '../../../forms/SelectField';
import { Skeleton } from '../../../ui/Skeleton';
import { type Period, periodNamed, periods } from './period';
import { type Kind, kindOf, SEARCH_MIN } from './search';
import type { DateRange } from './source';

/** Only who chooses the days needs a form with a state of its own. */
const DatesForm = lazy(async () => ({ default: (await import('./DatesForm')).DatesForm }));

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'charges', label: 'Cargos' },
  { value: 'credits', label: 'Abonos' },
];

type MovementFiltersProps = {
  period: Period;
  range: DateRange;
  kind: Kind;
  search: string;
  onPeriod: (period: Period, range: DateRange) => void;
  onKind: (kind: Kind) => void;
  onSearch: (search: string) => void;
};

export const MovementFilters = ({
  period,
  range,
  kind,
  search,
  onPeriod,
  onKind,
  onSearch,
}: MovementFiltersProps) => (
  <Filters>
    <Line>
      <SelectField
        id="period"
        label="Periodo"
        options={periods}
        value={period}
        onChange={(chosen) => onPeriod(periodNamed(chosen), range)}
      />
      <Choice
        id="kind"
        label="Tipo"
        options={kinds}
        value={kind}
        onChange={(chosen) => onKind(kindOf(chosen))}
      />
      <SearchField
        id="search"
        label="Buscar"
        value={search}
        onChange={onSearch}
        hint={isShort(search) ? `Escribe al menos ${SEARCH_MIN} caracteres.` : 'Solo en el periodo elegido.'}
      />
    </Line>
    {period === 'dates' && (
      <Suspense fallback={<Skeleton height="74px" />}>
        <DatesForm
          key={`${range.from_date} ${range.to_date}`}
          range={range}
          onApply={(dates) => onPeriod('dates', dates)}
        />
      </Suspense>
    )}
  </Filters>
);

const isShort = (search: string): boolean => {
  const { length } = search.trim();
  return length > 0 && length < SEARCH_MIN;
};

const Filters = chakra('div', { base: { display: 'grid', gap: '4', mb: '4' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    '& > *': { flex: '1 1 13.25rem', minWidth: 0 },
    '& > :first-of-type': { maxWidth: { lg: '20rem' } },
    '& > fieldset': { flex: { base: '1 1 100%', md: 'none' } },
  },
});

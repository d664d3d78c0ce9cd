import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarRange } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { MovementCategory } from '#contract/domain/movement-category';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { optionsOf, SelectField } from '#web/components/forms/SelectField.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { categories } from './categories';
import { parsePeriod, periods } from './period';
import { type MovementQuery, parseCategory } from './query';
import { type Kind, MIN_SEARCH_LENGTH, parseKind } from './search';

const DatesForm = lazy(async () => ({ default: (await import('./DatesForm')).DatesForm }));

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'charges', label: 'Cargos' },
  { value: 'credits', label: 'Abonos' },
];
const categoryOptions = optionsOf(MovementCategory.options, (category) => categories[category].label);

/** Field id, to focus the field after a category was selected in the detail. */
export const CATEGORY_FIELD = 'category';

type MovementFiltersProps = {
  query: MovementQuery;
  hasCategories: boolean;
  onChange: (change: Partial<MovementQuery>) => void;
  onSearch: (search: string) => void;
};

/** Search, period, category and type of movements. The labels are visually hidden. */
export const MovementFilters = ({
  query: { period, range, kind, category, search },
  hasCategories,
  onChange,
  onSearch,
}: MovementFiltersProps) => (
  <Grid gap="4" mb="3">
    <Line>
      <SearchField
        id="search"
        label="Buscar"
        placeholder="Busca por nombre o monto"
        value={search}
        onChange={onSearch}
        {...(isShort(search) && { hint: `Escribe al menos ${MIN_SEARCH_LENGTH} caracteres.` })}
      />
      <PeriodField>
        <SelectField
          id="period"
          label="Periodo"
          options={periods}
          value={period}
          onChange={(value) => onChange({ period: parsePeriod(value), range, isPeriodSelected: true })}
        />
        <Icon as={CalendarRange} />
      </PeriodField>
      {hasCategories && (
        <SelectField
          id={CATEGORY_FIELD}
          label="Categoría"
          placeholder="Categoría"
          options={categoryOptions}
          value={category ?? ''}
          onChange={(value) => onChange({ category: parseCategory(value) })}
        />
      )}
      <RadioGroup
        id="kind"
        label="Tipo"
        options={kinds}
        value={kind}
        onChange={(value) => onChange({ kind: parseKind(value) })}
      />
    </Line>
    {period === 'dates' && (
      <Suspense fallback={<Skeleton height="74px" />}>
        <DatesForm
          key={`${range.from_date} ${range.to_date}`}
          range={range}
          onApply={(dates) => onChange({ period: 'dates', range: dates, isPeriodSelected: true })}
        />
      </Suspense>
    )}
  </Grid>
);

const isShort = (search: string): boolean => {
  const { length } = search.trim();
  return length > 0 && length < MIN_SEARCH_LENGTH;
};

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    '& :is(label[for], legend)': { srOnly: true },
    '& > *': { flex: '1 1 9.5rem', minWidth: 0 },
    '& > :first-of-type': { flex: { base: '1 1 100%', md: '999 1 15rem' } },
    '& > fieldset': { flex: { base: '1 1 100%', md: 'none' } },
  },
});
const PeriodField = chakra('div', {
  base: {
    position: 'relative',
    '&&': { flexBasis: { base: '11rem', md: '13.5rem' } },
    '& select': { ps: { md: '44px' } },
    '& > svg': {
      hideBelow: 'md',
      position: 'absolute',
      top: '14px',
      insetInlineStart: '14px',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});

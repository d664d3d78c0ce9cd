import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '../forms/SearchField';
import { SelectField } from '../forms/SelectField';
import type { Controls } from './controls';
import { SEARCH_MIN } from './narrow';
import type { useListPlace } from './useListPlace';

type ListControlsProps<Row> = {
  /** Begins the ids of the fields. */
  id: string;
  controls: Controls<Row>;
  list: ReturnType<typeof useListPlace>;
};

/** What narrows and orders the list. */
export const ListControls = <Row,>({ id, controls, list }: ListControlsProps<Row>) => (
  <Grid role="search" data-kinds={controls.kinds ? '' : undefined} onBlur={list.settleSearch}>
    <SearchField
      id={`${id}-search`}
      label="Buscar"
      value={list.place.search}
      onChange={list.type}
      hint={`Por ${controls.search.by}; desde ${SEARCH_MIN} letras o números.`}
    />
    {controls.kinds && (
      <SelectField
        id={`${id}-type`}
        label={controls.kinds.label}
        value={list.place.kind}
        onChange={(kind) => list.change({ kind })}
        placeholder={controls.kinds.all}
        options={controls.kinds.options}
      />
    )}
    <SelectField
      id={`${id}-order`}
      label="Ordenar por"
      value={list.place.sort}
      onChange={(sort) => list.change({ sort })}
      options={controls.sorts}
    />
  </Grid>
);

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 2fr) minmax(0, 1fr)',
    },
    '&[data-kinds]': { lg: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } },
    // Between phone and desk the search has a line of its own: no word of the two lists is cut.
    '&[data-kinds] > :first-of-type': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
});

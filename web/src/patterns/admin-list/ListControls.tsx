import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { Icon } from '#web/components/Icon.tsx';
import type { Controls } from './controls';
import { MIN_SEARCH_LENGTH } from './filter-rows';
import type { useListState } from './useListState';

type ListControlsProps<Row> = {
  id: string;
  controls: Controls<Row>;
  list: ReturnType<typeof useListState>;
};

export const ListControls = <Row,>({ id, controls, list }: ListControlsProps<Row>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, sort, search } = list.state;
  const activeCount = (kind === '' ? 0 : 1) + (sort === controls.sorts[0].value ? 0 : 1);
  const choicesId = `${id}-choices`;
  return (
    <Grid role="search" data-kinds={controls.kinds ? '' : undefined} onBlur={list.flushSearch}>
      <SearchField
        id={`${id}-search`}
        label="Buscar en esta lista"
        value={search}
        onChange={list.setSearch}
        hint={`Por ${controls.search.searchedFields}; desde ${MIN_SEARCH_LENGTH} letras o números.`}
      />
      <Toggle
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{`Filtros${activeCount > 0 ? ` (${activeCount})` : ''}`}</span>
        <Icon as={ChevronDown} size="sm" />
      </Toggle>
      <Choices id={choicesId} data-open={isOpen ? '' : undefined}>
        {controls.kinds && (
          <SelectField
            id={`${id}-type`}
            label={controls.kinds.label}
            value={kind}
            onChange={(kind) => list.change({ kind })}
            placeholder={controls.kinds.allLabel}
            options={controls.kinds.options}
          />
        )}
        <SelectField
          id={`${id}-order`}
          label="Ordenar por"
          value={sort}
          onChange={(sort) => list.change({ sort })}
          options={controls.sorts}
        />
      </Choices>
    </Grid>
  );
};

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 2fr) minmax(0, 1fr)',
    },
    '&[data-kinds]': { lg: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } },
    // On medium windows the search has its own line, so that no option is truncated.
    '&[data-kinds] > :first-of-type': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
});
const Toggle = chakra(Button, {
  base: {
    mt: 'calc(1.5rem + 6px)',
    px: '3',
    md: { display: 'none' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
});
const Choices = chakra('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    gap: '3',
    '&[data-open]': { display: { base: 'grid', md: 'contents' } },
  },
});

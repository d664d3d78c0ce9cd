import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { FailedSources } from './FailedSources';
import { nextOption } from './moves';
import { NothingFound } from './NothingFound';
import { Results } from './Results';
import { useSearchState } from './useSearchState';

interface SearchBoxProps {
  first?: string;
  /** Called with the search text when an option is followed. */
  onFollow: (search: string) => void;
  end: Slot;
}

/** Combobox: the focus stays in the field, the arrow keys move through the options. */
export function SearchBox({ first = '', onFollow, end }: SearchBoxProps) {
  const [search, setSearch] = useState(first);
  const [selectedId, setSelectedId] = useState<string>();
  const [entered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const { terms, groups, isCurrent, waiting, isFetching, failed } = useSearchState(search);
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  // The first result is selected automatically, but Enter on an empty field does nothing.
  const active = ids.find((id) => id === selectedId) ?? (terms.length > 0 ? ids[0] : undefined);

  useEffect(() => field.current?.focus(), []);

  // If Enter comes before the results, it waits for the results of the whole text.
  useEffect(() => {
    if (!entered || !isCurrent || (active === undefined && (waiting || isFetching))) return;
    setEntered(false);
    if (active !== undefined) document.getElementById(`${list}-${active}`)?.click();
  }, [entered, isCurrent, active, waiting, isFetching, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
      return;
    }
    const next = nextOption(event.key, ids, active);
    if (next === undefined) return;
    event.preventDefault();
    setSelectedId(next);
    setEntered(false);
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Line>
        <Icon as={Search} />
        <Field
          ref={field}
          role="combobox"
          aria-label="Busca personas, movimientos o acciones"
          aria-expanded={ids.length > 0}
          aria-controls={ids.length > 0 ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active && `${list}-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="¿Qué buscas?"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setSelectedId(undefined);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        {end}
      </Line>
      <VisuallyHidden role="status">{countText(terms.length > 0, ids.length, waiting)}</VisuallyHidden>
      <Results id={list} groups={groups} terms={terms} active={active} onFollow={() => onFollow(search)} />
      {waiting && groups.length === 0 && (
        <Text px={{ base: '4', md: '5' }} py="3" textStyle="body.sm" color="fg.subtle" aria-hidden="true">
          Buscando…
        </Text>
      )}
      {ids.length === 0 && !waiting && failed.length === 0 && <NothingFound search={search} />}
      <FailedSources sources={failed} />
    </>
  );
}

/** Result count for screen readers. */
function countText(hasTerms: boolean, count: number, waiting: boolean): string {
  if (!hasTerms) return '';
  if (waiting) return 'Buscando…';
  return count === 1 ? '1 resultado' : count === 0 ? 'Sin resultados' : `${count} resultados`;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pl: { base: '4', md: '5' },
    pr: '2',
    py: '2',
    bg: 'bg.raised',
    borderBottom: '1px solid {colors.border}',
    // The focus ring is drawn on the whole line.
    '&:has(input:focus-visible)': { boxShadow: 'inset 0 -2px 0 {colors.accent.border}' },
  },
});
const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: 'control',
    fontSize: '1.125rem',
    textOverflow: 'ellipsis',
    _focusVisible: { outline: 'none' },
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import type { Slot } from '#web/components/slot.ts';
import { usePagedRows } from '#web/components/usePagedRows.ts';
import { PickerCard, type PickerRow, ReopenButton } from './PickerCard';
import { PickerSearch } from './PickerSearch';
import { FEW, type Findable, isSearching, searchablePick } from './pick';
import { useFolding } from './useFolding';

type PickerLabels = {
  label: string;
  all: string;
  /** 'alias, nombre, banco o número'. */
  by: string;
  none: string;
  /** Accessible name of 'Cambiar'. */
  what: string;
};

/** Ref to focus if no card can be chosen. */
type Hold = (element: HTMLElement | null) => void;

type PickerFieldProps<Row> = FieldBinding & {
  words: PickerLabels;
  /** In display order. */
  rows: readonly Row[];
  found: Findable<Row>;
  faceOf: (row: Row) => PickerRow;
  last: (hold: Hold | undefined) => Slot;
  actions?: Slot;
};

/** Collapses to the chosen card. */
export function PickerField<Row extends { key: string }>({
  words,
  rows,
  found,
  faceOf,
  last,
  actions,
  ...field
}: PickerFieldProps<Row>) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const isChosen = ({ key }: Row) => key === field.value;
  const { folded, reopen, onChosen, watch } = useFolding(
    rows.some((row) => isChosen(row) && !faceOf(row).off),
  );
  const focused = useRef<HTMLElement>(null);
  const candidates = folded
    ? rows.filter(isChosen)
    : searchablePick(rows, { text, all, chosen: field.value }, found);
  const list = `${all} ${text}`;
  const paged = usePagedRows(candidates, { list });
  const shownRows = [...paged.rows, ...candidates.slice(paged.rows.length).filter(isChosen)];
  const first = shownRows.find(isChosen) ?? shownRows.find((row) => !faceOf(row).off);
  /** Focus target of the field: the chosen card, else the first selectable one. */
  const hold: Hold = (element) => {
    focused.current = element;
    field.ref?.(element);
  };
  /** Moves the focus away from a button that disappears when pressed. */
  const leading = (change: () => void) => () => {
    focused.current?.focus({ preventScroll: true });
    change();
  };
  return (
    <Group label={words.label} aria-describedby={describedByError(field)} {...watch}>
      {!folded && rows.length > FEW && (
        <PickerSearch {...words} text={text} onType={setText} found={candidates.length} of={rows.length} />
      )}
      <FieldError id={field.id} error={field.error} />
      <Cards data-alone={folded ? '' : undefined}>
        {shownRows.map((row) => (
          <PickerCard
            key={row.key}
            face={faceOf(row)}
            name={field.id}
            value={row.key}
            checked={isChosen(row)}
            wrong={field.error !== undefined}
            radio={row === first ? hold : undefined}
            onChoose={() => {
              field.onChange(row.key);
              onChosen();
            }}
            reopen={
              folded && (
                <>
                  {actions}
                  <ReopenButton what={words.what} onReopen={leading(reopen)} />
                </>
              )
            }
          />
        ))}
        {!folded && last(first === undefined ? hold : undefined)}
      </Cards>
      <LoadMore key={list} more={paged.more} busy={false} end="Ya viste la lista completa." />
      {!folded && !isSearching(text) && candidates.length < rows.length && (
        <Button variant="ghost" size="sm" onClick={leading(() => setAll(true))}>
          {`${words.all} (${rows.length})`}
        </Button>
      )}
    </Group>
  );
}

const Group = chakra(FieldGroup, {
  base: { gap: '10px', '& > button': { justifySelf: 'start', ms: '-16px' } },
});
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

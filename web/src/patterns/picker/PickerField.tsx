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
import { type Findable, isSearching, ROWS_SHOWN, visibleRows } from './pick';
import { useFolding } from './useFolding';

type PickerLabels = {
  label: string;
  showAllLabel: string;
  /** 'alias, nombre, banco o número'. */
  searchedFields: string;
  noMatchText: string;
  /** Accessible name of 'Cambiar'. */
  reopenLabel: string;
};

/** Ref of the element to focus if no card can be chosen. */
type FocusRef = (element: HTMLElement | null) => void;

type PickerFieldProps<Row> = FieldBinding & {
  labels: PickerLabels;
  /** In display order. */
  rows: readonly Row[];
  searchedTexts: Findable<Row>;
  cardOf: (row: Row) => PickerRow;
  last: (setFocusTarget: FocusRef | undefined) => Slot;
  actions?: Slot;
};

/** Radio cards that collapse to the chosen one. */
export function PickerField<Row extends { key: string }>({
  labels,
  rows,
  searchedTexts,
  cardOf,
  last,
  actions,
  ...field
}: PickerFieldProps<Row>) {
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isChosen = ({ key }: Row) => key === field.value;
  const { isFolded, reopen, closeAfterChoice, groupHandlers } = useFolding(
    rows.some((row) => isChosen(row) && cardOf(row).disabledReason === undefined),
  );
  const focusTarget = useRef<HTMLElement>(null);
  const candidates = isFolded
    ? rows.filter(isChosen)
    : visibleRows(rows, { text, showsAll, selectedKey: field.value }, searchedTexts);
  const listId = `${showsAll} ${text}`;
  const paged = usePagedRows(candidates, { list: listId });
  const shownRows = [...paged.rows, ...candidates.slice(paged.rows.length).filter(isChosen)];
  const firstChoice =
    shownRows.find(isChosen) ?? shownRows.find((row) => cardOf(row).disabledReason === undefined);
  /** Focus target of the field: the chosen card, else the first selectable one. */
  const setFocusTarget: FocusRef = (element) => {
    focusTarget.current = element;
    field.ref?.(element);
  };
  /** Moves the focus away from a button that disappears when pressed. */
  const movingFocus = (change: () => void) => () => {
    focusTarget.current?.focus({ preventScroll: true });
    change();
  };
  return (
    <Group label={labels.label} aria-describedby={describedByError(field)} {...groupHandlers}>
      {!isFolded && rows.length > ROWS_SHOWN && (
        <PickerSearch
          {...labels}
          text={text}
          onType={setText}
          matchCount={candidates.length}
          rowCount={rows.length}
        />
      )}
      <FieldError id={field.id} error={field.error} />
      <Cards data-alone={isFolded ? '' : undefined}>
        {shownRows.map((row) => (
          <PickerCard
            key={row.key}
            row={cardOf(row)}
            name={field.id}
            value={row.key}
            checked={isChosen(row)}
            isInvalid={field.error !== undefined}
            radio={row === firstChoice ? setFocusTarget : undefined}
            onChoose={() => {
              field.onChange(row.key);
              closeAfterChoice();
            }}
            reopen={
              isFolded && (
                <>
                  {actions}
                  <ReopenButton label={labels.reopenLabel} onReopen={movingFocus(reopen)} />
                </>
              )
            }
          />
        ))}
        {!isFolded && last(firstChoice === undefined ? setFocusTarget : undefined)}
      </Cards>
      <LoadMore key={listId} loadMore={paged.more} busy={false} end="Ya viste la lista completa." />
      {!isFolded && !isSearching(text) && candidates.length < rows.length && (
        <Button variant="ghost" size="sm" onClick={movingFocus(() => setShowsAll(true))}>
          {`${labels.showAllLabel} (${rows.length})`}
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

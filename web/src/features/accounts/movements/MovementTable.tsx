import { Card } from '@chakra-ui/react/card';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Movement } from '#contract/accounts';
import type { Currency } from '#contract/domain/money';
import { tableContainer } from '#web/components/theme/container.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { DayRow } from './DayRow';
import { type Line, linesOf, shortDay } from './days';
import { MovementRow } from './MovementRow';
import { Table } from './table.styles';

const ROW_PX = 65;
const DAY_PX = 41;
/** Shorter lists are not virtualized, so that the browser can print and search them. */
const MAX_UNVIRTUALIZED_LINES = 60;
const OVERSCAN_LINES = 6;
/** Height of the sticky header, with a margin. */
const HEAD_PX = 120;

type MovementTableProps = {
  rows: readonly Movement[];
  isFullyLoaded: boolean;
  /** True if movements are missing: no totals. */
  hasMissingRows: boolean;
  currency: Currency;
  /** True if balances are debts. */
  isDebtAccount: boolean;
  /** Key of the open movement. */
  openKey: string | undefined;
  onOpen: (key: string) => void;
};

/** Returns the button of the clicked row: a click anywhere in the row counts as its button. */
function buttonOf({ target }: MouseEvent): HTMLElement | null | undefined {
  const row = target instanceof Element ? target.closest('tr') : null;
  return row?.querySelector<HTMLElement>('[data-movement]');
}

export function MovementTable({
  rows,
  isFullyLoaded,
  hasMissingRows,
  currency,
  isDebtAccount,
  openKey,
  onOpen,
}: MovementTableProps) {
  const lines = useMemo(
    () => linesOf(rows, isFullyLoaded, hasMissingRows),
    [rows, isFullyLoaded, hasMissingRows],
  );
  const topBody = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.movement ? ROW_PX : DAY_PX),
    overscan: lines.length <= MAX_UNVIRTUALIZED_LINES ? lines.length : OVERSCAN_LINES,
    scrollMargin: top,
    scrollPaddingStart: HEAD_PX,
    useFlushSync: false,
  });
  // Content above the table may change its height.
  useLayoutEffect(() => {
    if (topBody.current) setTop(Math.round(topBody.current.getBoundingClientRect().top + window.scrollY));
  });
  const openIndex = openKey === undefined ? -1 : lines.findIndex(({ movement }) => movement?.key === openKey);
  const lastOpenIndex = useRef(openIndex);
  // Scrolls when another movement opens; after closing, focuses the row's button.
  useEffect(() => {
    const previousIndex = lastOpenIndex.current;
    lastOpenIndex.current = openIndex;
    if (previousIndex < 0 || previousIndex === openIndex) return;
    virtual.scrollToIndex(openIndex < 0 ? previousIndex : openIndex, { align: 'auto' });
    if (openIndex >= 0) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        topBody.current?.parentElement
          ?.querySelector<HTMLElement>(`[data-index="${previousIndex}"] button`)
          ?.focus();
    });
  }, [openIndex, virtual]);
  const today = useBankToday();
  const shownItems = virtual.getVirtualItems();
  const heightAbove = (shownItems[0]?.start ?? top) - top;
  const heightBelow = virtual.getTotalSize() - ((shownItems.at(-1)?.end ?? top) - top);
  return (
    <Card.Root overflow="hidden" {...tableContainer}>
      <Table
        aria-rowcount={lines.length + 1}
        onClick={(event) => {
          const button = buttonOf(event);
          if (button?.dataset.movement === undefined) return;
          // Focuses the row's button, wherever the row was clicked.
          button.focus({ preventScroll: true });
          onOpen(button.dataset.movement);
        }}
      >
        <VisuallyHidden as="caption">Del más reciente al más antiguo, por día</VisuallyHidden>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Movimiento</th>
            <th scope="col" data-area="amount" data-end="">
              Importe
            </th>
            <th scope="col" data-area="balance" data-end="">{`Saldo (${currency})`}</th>
          </tr>
        </thead>
        <tbody ref={topBody}>
          <Space height={heightAbove} />
        </tbody>
        {groupsOf(shownItems, lines).map((group) => (
          <tbody key={group[0]?.line.date}>
            {group.map(({ index, line }) =>
              line.movement ? (
                <MovementRow
                  key={index}
                  movement={line.movement}
                  day={line.isSingle ? shortDay(line.date, today) : undefined}
                  index={index}
                  isDebtAccount={isDebtAccount}
                  isOpen={index === openIndex}
                  measure={virtual.measureElement}
                />
              ) : (
                <DayRow
                  key={index}
                  {...line}
                  currency={currency}
                  index={index}
                  measure={virtual.measureElement}
                />
              ),
            )}
          </tbody>
        ))}
        <tbody>
          <Space height={heightBelow} />
        </tbody>
      </Table>
    </Card.Root>
  );
}

type ShownLine = { index: number; line: Line };

function groupsOf(items: readonly VirtualItem[], lines: readonly Line[]): ShownLine[][] {
  const groups: ShownLine[][] = [];
  for (const { index } of items) {
    const line = lines[index];
    if (line === undefined) continue;
    const group = groups.at(-1);
    if (group?.[0]?.line.date === line.date) group.push({ index, line });
    else groups.push([{ index, line }]);
  }
  return groups;
}

const Space = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty spacer row is not focusable.
    <tr aria-hidden="true" data-space="">
      <td colSpan={3} style={{ height }} />
    </tr>
  );

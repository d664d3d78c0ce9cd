import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Movement } from '#contract/accounts';
import type { Currency } from '#contract/shared/money';
import { Card } from '../../../ui/Card';
import { tableRoom } from '../../../ui/table';
import { MovementRow } from './MovementRow';
import { Table } from './table-look';

const ROW_PX = 52;
/** A list of this length is drawn whole: it is cheap, and can be printed and searched by the browser. */
const WHOLE_ROWS = 60;
/** Of a longer one, beyond the window on each side. */
const SPARE_ROWS = 6;

type MovementTableProps = { rows: readonly Movement[]; currency: Currency };

/** A table of which only the rows near the window exist; on a phone each row becomes a block of its own. */
export function MovementTable({ rows, currency }: MovementTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: rows.length <= WHOLE_ROWS ? rows.length : SPARE_ROWS,
    scrollMargin: top,
    useFlushSync: false,
  });
  // What stands above the table may grow or shrink.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <Card overflow="hidden" {...tableRoom}>
      <Table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-sort="descending" data-area="date">
              Fecha
            </th>
            <th scope="col">Descripción</th>
            <th scope="col" data-area="direction">
              Tipo
            </th>
            <th scope="col" data-area="amount" data-end="">
              Importe
            </th>
            <th scope="col" data-area="balance" data-end="">
              Saldo ({currency})
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Space height={above} />
          {shown.map(({ index }) => {
            const movement = rows[index];
            return (
              movement && (
                <MovementRow key={index} movement={movement} index={index} measure={virtual.measureElement} />
              )
            );
          })}
          <Space height={below} />
        </tbody>
      </Table>
    </Card>
  );
}

/** In the place of the rows that are out of sight. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus and is nobody's movement.
    <tr aria-hidden="true" data-space="">
      <td colSpan={5} style={{ height }} />
    </tr>
  );

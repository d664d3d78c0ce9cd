import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { tableContainer } from '#web/components/theme/container.ts';
import { Table } from './history.styles';
import type { Order } from './order';

type HistoryTableProps = {
  caption?: Slot;
  columns: { name: string; detail: string };
  /** Absent for a section with a fixed order. */
  sort?: { order: Order; reverse: () => void };
  children: Slot;
};

/** On phones each row is a two-line block linked to the receipt. */
export const HistoryTable = ({ caption, columns, sort, children }: HistoryTableProps) => (
  <Card.Root overflow="hidden" {...tableContainer}>
    <Table data-apart={sort ? undefined : ''}>
      {caption && (
        <caption>
          <div>{caption}</div>
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col" data-area="date" aria-sort={sort?.order}>
            {sort ? (
              <SortButton type="button" onClick={sort.reverse}>
                Fecha
                <Icon as={sort.order === 'descending' ? ArrowDown : ArrowUp} size="sm" />
              </SortButton>
            ) : (
              'Fecha'
            )}
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.detail}</th>
          <th scope="col" data-area="status">
            Estatus
          </th>
          <th scope="col" data-area="amount" data-end>
            Importe
          </th>
          <th scope="col" data-area="actions" data-end>
            Acciones
          </th>
        </tr>
      </thead>
      {children}
    </Table>
  </Card.Root>
);

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    color: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Table as Base, NARROW, tableRoom } from '../ui/table';
import type { Order } from './order';

type HistoryTableProps = {
  /** The heading of the column with who and what. */
  names: string;
  order: Order;
  onSort: () => void;
  /** HistoryRows. */
  children: ReactNode;
};

/** A table; on a phone each row becomes a block of its own. */
export const HistoryTable = ({ names, order, onSort, children }: HistoryTableProps) => (
  <Card overflow="hidden" {...tableRoom}>
    <Table>
      <thead>
        <tr>
          <th scope="col" aria-sort={order}>
            <Sort type="button" onClick={onSort}>
              Fecha
              <Icon as={order === 'descending' ? ArrowDown : ArrowUp} size="sm" />
            </Sort>
          </th>
          <th scope="col">{names}</th>
          <th scope="col">Estatus</th>
          <th scope="col" data-end>
            Importe
          </th>
          <th scope="col">Acciones</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Card>
);

const Table = chakra(Base, {
  base: {
    '& th': { py: '1' },
    '& td': { py: '2' },
    '& [data-area=date]': { whiteSpace: 'nowrap' },
    // The link is taller than its line, so that a finger finds it.
    '& [data-area=names] > a': { my: '-11px' },
    [NARROW]: {
      '& tbody tr': { gridTemplateAreas: '"names amount" "date status" "actions actions"' },
      '& [data-area=names]': { gridArea: 'names' },
      '& [data-area=amount]': { gridArea: 'amount' },
      '& [data-area=actions]': { gridArea: 'actions' },
      '& [data-area=date]': { gridArea: 'date', color: 'fg.muted' },
      '& [data-area=status]': { gridArea: 'status', textAlign: 'end' },
    },
    // Large text on a phone: one below the other.
    '@container (max-width: 14rem)': {
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"names" "amount" "date" "status" "actions"',
      },
      '& tbody td[data-area]': { textAlign: 'start' },
    },
  },
});

const Sort = chakra('button', {
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

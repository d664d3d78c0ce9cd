import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TransferRow } from '#contract/transfers';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Table as Base, NARROW, tableRoom } from '../../ui/table';
import { HistoryRow } from './HistoryRow';
import type { Order } from './history-query';

type HistoryTableProps = {
  rows: readonly TransferRow[];
  order: Order;
  onSort: () => void;
  onCancel: (row: TransferRow) => void;
};

/** A table; on a phone each row becomes a block of its own. */
export const HistoryTable = ({ rows, order, onSort, onCancel }: HistoryTableProps) => (
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
          <th scope="col">De y a</th>
          <th scope="col">Estatus</th>
          <th scope="col" data-end>
            Importe
          </th>
          <th scope="col">Acciones</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow key={row.key} row={row} onCancel={onCancel} />
        ))}
      </tbody>
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

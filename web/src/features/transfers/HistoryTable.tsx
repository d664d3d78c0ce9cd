import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TransferRow } from '#contract/transfers';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
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
  <Card overflow="hidden">
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

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '& th': {
      px: '3',
      py: '1',
      textAlign: 'start',
      fontSize: '0.8125rem',
      fontWeight: '600',
      color: 'fg.subtle',
      bg: 'bg.subtle',
      whiteSpace: 'nowrap',
    },
    '& [data-end]': { textAlign: 'end' },
    '& td': { px: '3', py: '2' },
    '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
    md: {
      '& :is(th, td):first-of-type': { ps: '5' },
      '& :is(th, td):last-of-type': { pe: '5' },
    },
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"names amount" "date status" "actions actions"',
        columnGap: '3',
        rowGap: '1',
        px: '4',
        py: '3',
      },
      '& tbody tr:first-of-type': { borderTop: '0' },
      '& tbody td': { display: 'block', p: '0' },
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

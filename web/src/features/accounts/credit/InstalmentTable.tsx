import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table as ChakraTable } from '@chakra-ui/react/table';
import type { Instalment } from '#contract/domain/credit-product';
import type { Currency } from '#contract/domain/money';
import { PlainMoney } from '#web/components/Money.tsx';
import { NARROW, tableContainer } from '#web/components/theme/container.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { instalmentStatus } from './plan';

type InstalmentTableProps<Row extends Instalment> = {
  instalments: readonly Row[];
  /** Amount shown in a row: the payment, or the unpaid part of it. */
  amountOf: (instalment: Row) => number;
  amountLabel: string;
  currency: Currency;
};

export const InstalmentTable = <Row extends Instalment>({
  instalments,
  amountOf,
  amountLabel,
  currency,
}: InstalmentTableProps<Row>) => {
  // Hides empty columns: home mortgages have no VAT, future instalments no status.
  const hasVat = instalments.some(({ vat }) => vat > 0);
  const hasStatus = instalments.some(({ status }) => instalmentStatus[status] !== undefined);
  return (
    <Card.Root overflow="hidden" {...tableContainer}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Pago</th>
            <th scope="col">Fecha</th>
            <th scope="col" data-end="" data-detail="">
              Capital
            </th>
            <th scope="col" data-end="" data-detail="">
              Interés
            </th>
            {hasVat && (
              <th scope="col" data-end="" data-detail="">
                IVA
              </th>
            )}
            <th scope="col" data-end="">{`${amountLabel} (${currency})`}</th>
            {hasStatus && <th scope="col">Estatus</th>}
          </tr>
        </thead>
        <tbody>
          {instalments.map((instalment) => (
            <InstalmentRow
              key={instalment.number}
              instalment={instalment}
              amount={amountOf(instalment)}
              currency={currency}
              hasVat={hasVat}
              hasStatus={hasStatus}
            />
          ))}
        </tbody>
      </Table>
    </Card.Root>
  );
};

type InstalmentRowProps = {
  instalment: Instalment;
  amount: number;
  currency: Currency;
  hasVat: boolean;
  hasStatus: boolean;
};

function InstalmentRow({
  instalment: { number, dueDate, payment, principal, interest, vat, status },
  amount,
  currency,
  hasVat,
  hasStatus,
}: InstalmentRowProps) {
  const figure = (value: number) => <PlainMoney amount={value} currency={currency} />;
  const statusLabel = instalmentStatus[status];
  return (
    <tr>
      <td data-area="number">{`Pago ${number}`}</td>
      <td data-area="date">
        <time dateTime={dueDate}>{formatDate(dueDate)}</time>
      </td>
      <td data-end="" data-detail="">
        {figure(principal)}
      </td>
      <td data-end="" data-detail="">
        {figure(interest)}
      </td>
      {hasVat && (
        <td data-end="" data-detail="">
          {figure(vat)}
        </td>
      )}
      <td data-end="" data-area="amount">
        {figure(amount)}
        {amount < payment && <FullAmount>de {figure(payment)}</FullAmount>}
      </td>
      {hasStatus && (
        <td data-area="status">
          {statusLabel && <Badge colorPalette={statusLabel.tone}>{statusLabel.label}</Badge>}
        </td>
      )}
    </tr>
  );
}

const FullAmount = chakra('span', {
  base: { display: 'block', fontWeight: '400', textStyle: 'body.sm', color: 'fg.muted' },
});
const Table = chakra(ChakraTable.Root, {
  base: {
    '& th': { whiteSpace: 'normal' },
    '& td': { whiteSpace: 'nowrap' },
    '& td[data-detail]': { color: 'fg.muted' },
    '& td[data-area=amount]': { fontWeight: '600' },
    [NARROW]: {
      '& [data-detail]': { display: 'none' },
      '& tbody tr': { gridTemplateAreas: '"number amount" "date status"' },
      '& [data-area=number]': { gridArea: 'number' },
      '& [data-area=amount]': { gridArea: 'amount' },
      '& [data-area=date]': { gridArea: 'date', color: 'fg.muted', textStyle: 'body.sm' },
      '& [data-area=status]': { gridArea: 'status', textAlign: 'end' },
    },
  },
});

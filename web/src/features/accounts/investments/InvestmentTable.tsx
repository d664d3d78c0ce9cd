import { chakra } from '@chakra-ui/react/styled-system';
import type { Investment } from '#contract/shared/investment';
import type { Currency } from '#contract/shared/money';
import { formatDate } from '../../../format/dates';
import { Card } from '../../../ui/Card';
import { Money, PlainMoney } from '../../../ui/Money';
import { Tag } from '../../../ui/Tag';
import { Table as Base, NARROW, tableRoom } from '../../../ui/table';
import { nameOf, statusOf } from './words';

type InvestmentTableProps = { investments: readonly Investment[]; currency: Currency };

/** What was put away, for how long and at what rate; on a phone each row becomes a block of its own. */
export const InvestmentTable = ({ investments, currency }: InvestmentTableProps) => (
  <Card overflow="hidden" {...tableRoom}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Inversión</th>
          <th scope="col" data-end="">
            Tasa anual
          </th>
          <th scope="col">Plazo</th>
          <th scope="col" data-end="">
            Interés ({currency})
          </th>
          <th scope="col" data-end="">
            Importe
          </th>
          <th scope="col">Estatus</th>
        </tr>
      </thead>
      <tbody>
        {investments.map((investment) => (
          <Row key={investment.key} investment={investment} />
        ))}
      </tbody>
    </Table>
  </Card>
);

function Row({ investment }: { investment: Investment }) {
  const { rate, startDate, maturityDate, interest, amount, currencyCode, status } = investment;
  const { label, tone } = statusOf[status];
  return (
    <tr>
      <td data-area="name">{nameOf(investment)}</td>
      <td data-area="rate" data-end="">
        {rate} %
      </td>
      <td data-area="dates">
        <time dateTime={startDate}>{formatDate(startDate)}</time> a{' '}
        <time dateTime={maturityDate}>{formatDate(maturityDate)}</time>
      </td>
      <td data-area="interest" data-end="">
        <PlainMoney amount={interest} currency={currencyCode} />
      </td>
      <td data-area="amount" data-end="">
        <Money amount={amount} currency={currencyCode} />
      </td>
      <td data-area="status">
        <Tag tone={tone}>{label}</Tag>
      </td>
    </tr>
  );
}

const Table = chakra(Base, {
  base: {
    '& [data-area=rate], & [data-area=interest], & time': { whiteSpace: 'nowrap' },
    [NARROW]: {
      '& tbody tr': {
        gridTemplateAreas: '"name amount" "dates rate" "interest status"',
        alignItems: 'baseline',
      },
      '& [data-area=name]': { gridArea: 'name' },
      '& [data-area=amount]': { gridArea: 'amount' },
      '& [data-area=dates]': { gridArea: 'dates', color: 'fg.muted', textStyle: 'body.sm' },
      '& [data-area=rate]': { gridArea: 'rate', color: 'fg.muted', textStyle: 'body.sm' },
      '& [data-area=interest]': {
        gridArea: 'interest',
        justifySelf: 'start',
        color: 'fg.muted',
        textStyle: 'body.sm',
        _before: { content: '"Interés "' },
      },
      '& [data-area=status]': { gridArea: 'status', justifySelf: 'end' },
    },
  },
});

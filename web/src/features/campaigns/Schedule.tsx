import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table as ChakraTable } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { type BankDate, formatDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { addMonths, monthOf, sameDay } from '#web/components/forms/calendar.ts';
import { PlainMoney } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import { NARROW, tableContainer } from '#web/components/theme/container.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { type LoanChoice, loanCost } from './cost';

/** Width at which figures do not fit side by side (large text). */
const TIGHT = '@container (max-width: 20rem)';

/** Payments shown before the whole plan is requested. */
const FIRST_PAYMENTS = 3;

const dueOn = (today: BankDate, months: number): BankDate =>
  sameDay(today, addMonths(monthOf(today), months));

export function Schedule({ chosen }: { chosen: LoanChoice }) {
  const [whole, setWhole] = useState(false);
  const { plan } = loanCost(chosen);
  const today = useBankToday();
  return (
    <Section
      title="Tus pagos"
      aside={
        <Button variant="ghost" size="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Ver solo los primeros' : `Ver los ${plan.length}`}
        </Button>
      }
    >
      <Card.Root overflow="hidden" {...tableContainer}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Fecha</th>
              <th scope="col" data-end="">
                Capital
              </th>
              <th scope="col" data-end="">
                Interés e IVA
              </th>
              <th scope="col" data-end="">
                Pago (MXN)
              </th>
              <th scope="col" data-end="">
                Te falta
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.slice(0, whole ? plan.length : FIRST_PAYMENTS).map((row, place) => {
              const date = dueOn(today, place + 1);
              return (
                <tr key={date}>
                  <td data-area="date">{formatDate(date)}</td>
                  <Figure centavos={row.principal} area="principal" label="Capital" />
                  <Figure centavos={row.interest + row.vat} area="cost" label="Interés e IVA" />
                  <Figure centavos={row.payment} area="amount" />
                  <Figure centavos={row.balance} area="left" label="Te falta" />
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Card.Root>
      <Text textStyle="body.sm" color="fg.muted" mt="2">
        Si un día es inhábil, pagas el siguiente día hábil. El último pago ajusta los centavos.
      </Text>
    </Section>
  );
}

/** On a phone, rows are blocks, so each figure has its own label. */
const Figure = ({ centavos, area, label }: { centavos: number; area: string; label?: string }) => (
  <td data-end="" data-area={area}>
    {label !== undefined && <i>{`${label} `}</i>}
    <PlainMoney amount={fromCentavos(centavos)} currency="MXN" />
  </td>
);

const Table = chakra(ChakraTable.Root, {
  base: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& td': { whiteSpace: 'nowrap' },
    '& i': { display: 'none', fontStyle: 'normal' },
    '& td[data-area=amount]': { fontWeight: '600' },
    '& td:is([data-area=principal], [data-area=cost], [data-area=left])': { color: 'fg.muted' },
    [NARROW]: {
      '& i': { display: 'inline' },
      '& tbody tr': { gridTemplateAreas: '"date amount" "principal left" "cost cost"' },
      '& [data-area=date]': { gridArea: 'date' },
      '& [data-area=amount]': { gridArea: 'amount' },
      '& [data-area=principal]': { gridArea: 'principal', textAlign: 'start', textStyle: 'body.sm' },
      '& [data-area=cost]': { gridArea: 'cost', textAlign: 'start', textStyle: 'body.sm' },
      '& [data-area=left]': { gridArea: 'left', textStyle: 'body.sm' },
    },
    [TIGHT]: {
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"date" "amount" "principal" "cost" "left"',
      },
      '& td': { textAlign: 'start', whiteSpace: 'normal' },
      '& [data-area][data-end]': { textAlign: 'start' },
    },
  },
});

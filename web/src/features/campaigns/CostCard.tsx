import { isLoan } from '#contract/domain/campaign';
import { formatCentavos, fromCentavos } from '#contract/domain/money';
import { Card } from '#web/components/Card.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Money } from '#web/components/Money.tsx';
import { Text } from '#web/components/Text.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { Figures } from '#web/flow/money-form/Figures.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { type Campaign, chosenOf } from './campaign';
import { type Chosen, chosenCatText, loanCost, paymentOf } from './cost';
import { paymentsText, rateText } from './labels';

export function CostCard({ form, setup }: FieldsProps<Campaign>) {
  const chosen = chosenOf(useValues(form), setup);
  const lead = isLoan(setup.product) ? 'Pagarías cada mes' : 'Si la usas toda y la pagas por partes iguales';
  return (
    <Card padded>
      <Text size="sm" tone="muted">
        {lead}
      </Text>
      {chosen ? <Cost chosen={chosen} /> : <Text tone="muted">Elige un monto y un plazo.</Text>}
    </Card>
  );
}

function Cost({ chosen }: { chosen: Chosen }) {
  const { product, terms, term } = chosen;
  const loan = isLoan(product);
  return (
    <>
      <Money amount={fromCentavos(paymentOf(chosen))} size="xl" />
      <Text size="sm" tone="muted">
        {loan ? paymentsText(term) : `cada mes, en ${term} pagos, IVA incluido`}
      </Text>
      <Figures my="3" borderTop="1px solid {colors.border.subtle}">
        {(loan ? loanRows(chosen) : lineRows(chosen)).map(([label, centavos]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCentavos(centavos, 'MXN').replace(' MXN', '')}</dd>
          </div>
        ))}
        {loan && (
          <div data-total="">
            <dt>Total a pagar</dt>
            <dd>
              <Money amount={fromCentavos(loanCost(chosen).total)} size="md" />
            </dd>
          </div>
        )}
      </Figures>
      {loan && <Received chosen={chosen} />}
      <Text size="xs" tone="muted">
        {`Tasa fija anual ${rateText(terms)}. ${chosenCatText(chosen, bankToday())}`}
      </Text>
    </>
  );
}

/** The fee is deducted from the amount paid out. */
function Received({ chosen }: { chosen: Chosen }) {
  const { fee, received } = loanCost(chosen);
  return (
    fee > 0 && (
      <Text size="sm" mb="3">
        {`Recibes ${formatCentavos(received, 'MXN')}: la comisión se descuenta del depósito.`}
      </Text>
    )
  );
}

type Row = readonly [label: string, centavos: number];

function loanRows(chosen: Chosen): Row[] {
  const { fee, interest, vat } = loanCost(chosen);
  return [
    ['Lo que pides', chosen.amount],
    ['Intereses', interest],
    ['IVA de intereses', vat],
    ['Comisión por apertura e IVA', fee],
  ];
}

const lineRows = ({ amount }: Chosen): Row[] => [['Línea', amount]];

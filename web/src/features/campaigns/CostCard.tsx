import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import { isLoan } from '#contract/domain/campaign';
import { formatCentavos, fromCentavos } from '#contract/domain/money';
import { useValues } from '#web/components/forms/useDraft.ts';
import { type LabeledValue, LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { type Campaign, loanChoiceOf } from './campaign';
import { chosenCatText, type LoanChoice, loanCost, paymentOf } from './cost';
import { paymentsText, rateText } from './labels';

export function CostCard({ form, setup }: FieldsProps<Campaign>) {
  const choice = loanChoiceOf(useValues(form), setup);
  const lead = isLoan(setup.product) ? 'Pagarías cada mes' : 'Si la usas toda y la pagas por partes iguales';
  return (
    <Card.Root size="md">
      <Text textStyle="body.sm" color="fg.muted">
        {lead}
      </Text>
      {choice ? <CostSummary chosen={choice} /> : <Text color="fg.muted">Elige un monto y un plazo.</Text>}
    </Card.Root>
  );
}

function CostSummary({ chosen }: { chosen: LoanChoice }) {
  const { product, terms, term } = chosen;
  const loan = isLoan(product);
  return (
    <>
      <Money amount={fromCentavos(paymentOf(chosen))} size="xl" />
      <Text textStyle="body.sm" color="fg.muted">
        {loan ? paymentsText(term) : `cada mes, en ${term} pagos, IVA incluido`}
      </Text>
      <LabeledValueList
        my="3"
        borderTop="1px solid {colors.border.subtle}"
        items={loan ? loanCostItems(chosen) : [amountItem('Línea', chosen.amount)]}
      />
      {loan && <AmountReceived chosen={chosen} />}
      <Text textStyle="body.xs" color="fg.muted">
        {`Tasa fija anual ${rateText(terms)}. ${chosenCatText(chosen, bankToday())}`}
      </Text>
    </>
  );
}

/** Amount paid out, after the fee. */
function AmountReceived({ chosen }: { chosen: LoanChoice }) {
  const { fee, received } = loanCost(chosen);
  return (
    fee > 0 && (
      <Text textStyle="body.sm" mb="3">
        {`Recibes ${formatCentavos(received, 'MXN')}: la comisión se descuenta del depósito.`}
      </Text>
    )
  );
}

const amountItem = (label: string, centavos: number): LabeledValue => ({
  label,
  value: formatCentavos(centavos, 'MXN').replace(' MXN', ''),
});

function loanCostItems(choice: LoanChoice): LabeledValue[] {
  const { fee, interest, vat, total } = loanCost(choice);
  return [
    amountItem('Lo que pides', choice.amount),
    amountItem('Intereses', interest),
    amountItem('IVA de intereses', vat),
    amountItem('Comisión por apertura e IVA', fee),
    { label: 'Total a pagar', value: <Money amount={fromCentavos(total)} size="md" />, total: true },
  ];
}

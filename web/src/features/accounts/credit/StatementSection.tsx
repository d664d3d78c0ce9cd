import type { RevolvingCredit } from '#contract/credit';
import { creditLimitOf } from '#contract/domain/credit-product';
import { Section } from '#web/components/Section.tsx';
import { AccountValues, dateValues, moneyValues, percentValues } from '../AccountValues';

export const StatementSection = ({ credit }: { credit: RevolvingCredit }) => {
  const { statement, defaultCurrency } = credit;
  return (
    <Section title="Fechas y condiciones">
      <AccountValues
        items={[
          ...dateValues('Último corte', statement?.cutOffDate),
          ...dateValues('Próximo corte', statement?.nextCutOffDate),
          ...moneyValues('Saldo al corte', statement?.balance),
          ...moneyValues('Pagado desde el corte', statement?.paid),
          ...moneyValues('Intereses del periodo', statement?.interest),
          ...moneyValues('IVA de los intereses', statement?.vat),
          ...moneyValues('Límite de crédito', {
            amount: creditLimitOf(credit),
            currencyCode: defaultCurrency,
          }),
          ...percentValues('Tasa de interés anual', credit.interestRate),
          ...percentValues('CAT promedio sin IVA', credit.cat),
        ]}
      />
    </Section>
  );
};

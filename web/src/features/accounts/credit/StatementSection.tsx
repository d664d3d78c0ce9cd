import type { RevolvingCredit } from '#contract/credit';
import { creditLimitOf } from '#contract/domain/credit-product';
import { Section } from '#web/components/Section.tsx';
import { day, Facts, money, percent } from '../Facts';

export const StatementSection = ({ credit }: { credit: RevolvingCredit }) => {
  const { statement, defaultCurrency } = credit;
  return (
    <Section title="Fechas y condiciones">
      <Facts
        facts={[
          ...day('Último corte', statement?.cutOffDate),
          ...day('Próximo corte', statement?.nextCutOffDate),
          ...money('Saldo al corte', statement?.balance),
          ...money('Pagado desde el corte', statement?.paid),
          ...money('Intereses del periodo', statement?.interest),
          ...money('IVA de los intereses', statement?.vat),
          ...money('Límite de crédito', {
            amount: creditLimitOf(credit),
            currencyCode: defaultCurrency,
          }),
          ...percent('Tasa de interés anual', credit.interestRate),
          ...percent('CAT promedio sin IVA', credit.cat),
        ]}
      />
    </Section>
  );
};

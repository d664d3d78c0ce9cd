import type { RevolvingCredit } from '#contract/credit';
import { creditLimitOf } from '#contract/domain/credit-product';
import { Section } from '#web/components/Section.tsx';
import { dateFacts, Facts, moneyFacts, percentFacts } from '../Facts';

export const StatementSection = ({ credit }: { credit: RevolvingCredit }) => {
  const { statement, defaultCurrency } = credit;
  return (
    <Section title="Fechas y condiciones">
      <Facts
        facts={[
          ...dateFacts('Último corte', statement?.cutOffDate),
          ...dateFacts('Próximo corte', statement?.nextCutOffDate),
          ...moneyFacts('Saldo al corte', statement?.balance),
          ...moneyFacts('Pagado desde el corte', statement?.paid),
          ...moneyFacts('Intereses del periodo', statement?.interest),
          ...moneyFacts('IVA de los intereses', statement?.vat),
          ...moneyFacts('Límite de crédito', {
            amount: creditLimitOf(credit),
            currencyCode: defaultCurrency,
          }),
          ...percentFacts('Tasa de interés anual', credit.interestRate),
          ...percentFacts('CAT promedio sin IVA', credit.cat),
        ]}
      />
    </Section>
  );
};

import type { InvestmentType, PortfolioType } from '#contract/domain/investment';

export const instruments: readonly { value: InvestmentType; label: string; about: string }[] = [
  {
    value: 'PAYCHECKS',
    label: 'Pagaré',
    about: 'Pagaré: tasa fija. Recibes tu dinero y los intereses juntos, el día que vence.',
  },
  {
    value: 'FIX_CEDES',
    label: 'CEDE fija',
    about: 'CEDE a tasa fija: recibes intereses cada mes y tu dinero el día que vence.',
  },
  {
    value: 'VARIABLE_CEDES',
    label: 'CEDE variable',
    about:
      'CEDE a tasa variable: con la tasa de hoy. Recibes intereses cada mes y tu dinero el día que vence.',
  },
];

/** Contract of the investment; both have the same rates. */
export const contractLabels: Record<PortfolioType, string> = {
  'INVERSION CUENTA UNICA':
    'Tu inversión queda en un contrato Cuenta Única. Las tasas y los plazos son los mismos que en Valores.',
  'VALORES':
    'Tu inversión queda en un contrato de Valores. Las tasas y los plazos son los mismos que en Cuenta Única.',
};

import type { OfferTerms } from '#contract/campaigns';
import type { OfferedProduct } from '#contract/domain/campaign';
import { vatOf } from '#contract/domain/loan-plan';
import { formatCentavos, formatKnownMoney, toCentavos } from '#contract/domain/money';
import type { LabeledValue } from '#web/components/LabeledValueList.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import type { CampaignSetup } from './campaign';

export const titles: Record<OfferedProduct, string> = {
  SL: 'Línea de crédito',
  TDC: 'Tarjeta de crédito',
  CLI: 'Aumento de límite',
  SPL: 'Préstamo personal',
  PR: 'Crédito preaprobado',
};

export const ownLabels: Record<OfferedProduct, string> = {
  SL: 'Ver mi línea',
  TDC: 'Ver mi tarjeta',
  CLI: 'Ver mi cuenta',
  SPL: 'Ver mi crédito',
  PR: 'Ver mi crédito',
};

export const rateText = ({ interestRate }: Pick<OfferTerms, 'interestRate'>): string =>
  `${interestRate.toFixed(2)}%`;

export const annualFeeText = ({ annualFee }: Pick<OfferTerms, 'annualFee'>): string =>
  annualFee.amount === 0 ? 'Sin anualidad' : `${formatKnownMoney(annualFee)} más IVA`;

export const annualFeeWithVat = ({ annualFee }: Pick<OfferTerms, 'annualFee'>): string => {
  const fee = toCentavos(annualFee.amount);
  return formatCentavos(fee + vatOf(fee), 'MXN');
};

export const openingFeeText = ({ openingFee }: Pick<OfferTerms, 'openingFee'>): string =>
  openingFee === 0 ? 'Sin comisión' : `${openingFee}% más IVA`;

/** '24 pagos, el día 5 de cada mes' for a loan signed today; mentions the last day for days that some months lack. */
export function paymentsText(term: number): string {
  const day = Number(bankToday().slice(8));
  return `${term} pagos, el día ${day} de cada mes${day > 28 ? ' o el último' : ''}`;
}

/** '12 a 48 meses' */
export const deadlineText = ({ deadlines }: Pick<OfferTerms, 'deadlines'>): string => {
  const [first, last] = [deadlines[0], deadlines.at(-1)];
  return first === last ? `${first} meses` : `${first} a ${last} meses`;
};

const rate = (terms: OfferTerms): LabeledValue<string> => ({
  label: 'Tasa fija anual',
  value: rateText(terms),
});

export function termItems({ product, maximum, terms }: CampaignSetup): LabeledValue<string>[] {
  const amount = formatCentavos(maximum, 'MXN');
  const annual = { label: 'Anualidad', value: annualFeeText(terms) };
  switch (product) {
    case 'SL': {
      const use = { label: 'La puedes usar', value: deadlineText(terms) };
      return [{ label: 'Línea hasta', value: amount }, rate(terms), use, annual];
    }
    case 'TDC':
      return [{ label: 'Límite', value: amount }, rate(terms), annual];
    case 'CLI': {
      const currentLimit = terms.currentLimit
        ? [{ label: 'Hoy', value: formatKnownMoney(terms.currentLimit) }]
        : [];
      return [...currentLimit, { label: 'Tu nuevo límite', value: amount }, rate(terms)];
    }
    default: {
      const term = { label: 'Plazo', value: deadlineText(terms) };
      const fee = { label: 'Comisión por apertura', value: openingFeeText(terms) };
      return [{ label: 'Monto hasta', value: amount }, rate(terms), term, fee];
    }
  }
}

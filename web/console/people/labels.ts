import { ProductSlug } from '#contract/domain/account';
import { campaignSlugs } from '#contract/domain/campaign';
import { Currency } from '#contract/domain/money';

const productLabels: Readonly<Record<ProductSlug, string>> = {
  'chequing': 'Cuenta de cheques',
  'credit-card': 'Tarjeta de crédito',
  'line-of-credit': 'Línea de crédito',
  'loan': 'Crédito personal',
  'mortgage': 'Crédito hipotecario',
  'investment-fund': 'Fondo de inversión',
  'investment-product': 'Inversión a plazo',
};
export const productOptions = ProductSlug.options.map((value) => ({ value, label: productLabels[value] }));

const offerLabels: Readonly<Record<(typeof campaignSlugs)[keyof typeof campaignSlugs], string>> = {
  'line': 'Línea de crédito',
  'credit-card': 'Tarjeta de crédito',
  'line-increase': 'Aumento de línea',
  'personal-loan': 'Crédito personal',
  'loan': 'Préstamo de nómina',
};
export const offerOptions = Object.values(campaignSlugs).map((value) => ({
  value,
  label: offerLabels[value],
}));

export const currencyOptions = Currency.options.map((value) => ({ value, label: value }));

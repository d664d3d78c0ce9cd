import { formatAccount } from '../domain/account';
import { formatDate } from '../domain/dates';
import type { InvestmentReceipt, InvestmentType } from '../domain/investment';
import { formatKnownMoney, fromCentavos, toCentavos } from '../domain/money';
import type { ReceiptRow } from '../domain/receipt';

export const INVESTMENT_MADE = 'Inversión hecha';

export const investmentLabels: Record<InvestmentReceipt['status'], string> = {
  ACTIVE: 'Vigente',
  MATURED: 'Terminada',
};

export const investmentNames: Record<InvestmentType, string> = {
  FIX_CEDES: 'CEDE de tasa fija',
  VARIABLE_CEDES: 'CEDE de tasa variable',
  PAYCHECKS: 'Pagaré',
};

type AgreedTerms = Pick<
  InvestmentReceipt,
  'investmentType' | 'term' | 'rate' | 'amount' | 'currencyCode' | 'maturityDate' | 'interest' | 'tax'
>;

export const formatTerm = (term: number): string => (term === 1 ? '1 día' : `${term} días`);

export const formatYearlyRate = (rate: number): string => `${rate.toFixed(2)}% anual`;

export function outcomeRows({ amount, currencyCode, interest, tax }: AgreedTerms): ReceiptRow[] {
  const net = toCentavos(interest) - toCentavos(tax);
  const show = (centavos: number) => formatKnownMoney({ amount: fromCentavos(centavos), currencyCode });
  return [
    { label: 'Intereses', value: show(toCentavos(interest)) },
    { label: 'ISR retenido', value: show(toCentavos(tax)) },
    { label: 'Ganancia neta', value: show(net) },
    { label: 'Recibes en total', value: show(toCentavos(amount) + net) },
  ];
}

/** Rows without folio, status and amount, which the caller shows. */
export function investmentReceiptRows(receipt: InvestmentReceipt): ReceiptRow[] {
  const { investmentType, term, rate, fromAccount, toAccount, portfolio, payments } = receipt;
  const [first] = payments;
  return [
    { label: 'Instrumento', value: investmentNames[investmentType] },
    { label: 'Plazo', value: formatTerm(term) },
    { label: 'Tasa', value: formatYearlyRate(rate) },
    { label: 'Vencimiento', value: formatDate(receipt.maturityDate) },
    ...outcomeRows(receipt),
    ...(first && payments.length > 1
      ? [{ label: 'Pago de intereses', value: 'Cada mes', detail: `desde el ${formatDate(first.date)}` }]
      : []),
    { label: 'Contrato', value: formatAccount(portfolio) },
    { label: 'Cuenta origen', value: formatAccount(fromAccount) },
    { label: 'Se deposita en', value: formatAccount(toAccount) },
  ];
}

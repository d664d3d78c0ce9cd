import type { InvestmentReceipt } from '#contract/investment';
import { investmentProducts } from '#contract/investment-products';
import {
  investmentNames,
  investmentReceiptRows,
  investmentWords,
  MADE,
} from '#contract/receipts/investments';
import { fromCentavos, showKnownMoney, toCentavos } from '#contract/shared/money';
import { ok } from '../../api/client';
import { investmentProductsApi } from '../../api/clients/investment-products';
import { pathOf } from '../../api/path';
import { formatMoment } from '../../format/dates';
import { formatWeekday } from '../../money-form/days';
import type { ReceiptView } from '../../receipt/view';
import { Money } from '../../ui/Money';

const tones = { ACTIVE: 'success', MATURED: 'neutral' } as const;

/** What comes back on the last day: the money, and what is paid with it. */
function lastPayment({ amount, currencyCode, payments }: InvestmentReceipt): string {
  const last = payments.at(-1);
  const centavos = toCentavos(amount) + toCentavos(last?.interest ?? 0) - toCentavos(last?.tax ?? 0);
  return showKnownMoney({ amount: fromCentavos(centavos), currencyCode });
}

function nextWords(receipt: InvestmentReceipt): string {
  const { status, maturityDate, toAccount, payments } = receipt;
  const account = `${toAccount.description} ${toAccount.displayId}`;
  if (status === 'MATURED')
    return `Terminó el ${formatWeekday(maturityDate)}: depositamos ${lastPayment(receipt)} en ${account}.`;
  const end = `El ${formatWeekday(maturityDate)} depositamos ${lastPayment(receipt)} en ${account}.`;
  return payments.length > 1 ? `Cada mes recibes los intereses. ${end}` : end;
}

const viewOf = (receipt: InvestmentReceipt): ReceiptView => {
  const { amount, currencyCode, portfolio, investmentType, confirmationNumber } = receipt;
  const where = `en ${portfolio.description} ${portfolio.displayId}`;
  return {
    heading: MADE,
    at: formatMoment(receipt.operationDate),
    status: { label: investmentWords[receipt.status], tone: tones[receipt.status] },
    lead: receipt.status === 'ACTIVE' ? 'Tienes invertido' : 'Tuviste invertido',
    headline: <Money amount={amount} currency={currencyCode} size="xl" />,
    to: where,
    folio: confirmationNumber,
    shared: `${investmentNames[investmentType]}: ${showKnownMoney(receipt)} ${where}. Folio ${confirmationNumber}.`,
    rows: investmentReceiptRows(receipt),
    next: nextWords(receipt),
  };
};

export const investmentReceipt = {
  key: ({ key }: InvestmentReceipt) => key,
  load: (investmentKey: string) => ok(investmentProductsApi.receipt.query({ params: { investmentKey } })),
  pdf: (investmentKey: string) => pathOf(investmentProducts.receipt, { investmentKey }),
  view: viewOf,
  again: 'Hacer otra inversión',
};

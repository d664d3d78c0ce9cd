import { formatAccount } from '#contract/domain/account';
import type { InvestmentReceipt } from '#contract/domain/investment';
import { formatKnownMoney, fromCentavos, toCentavos } from '#contract/domain/money';
import { investmentProducts } from '#contract/investment-products';
import {
  formatTerm,
  INVESTMENT_MADE,
  investmentLabels,
  investmentNames,
  investmentReceiptRows,
} from '#contract/receipts/investment-products';
import { Money } from '#web/components/Money.tsx';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { formatDate, formatMoment } from '#web/lib/format/dates.ts';

const tones = { ACTIVE: 'success', MATURED: 'neutral' } as const;

function lastPayment({ amount, currencyCode, payments }: InvestmentReceipt): string {
  const last = payments.at(-1);
  const centavos = toCentavos(amount) + toCentavos(last?.interest ?? 0) - toCentavos(last?.tax ?? 0);
  return formatKnownMoney({ amount: fromCentavos(centavos), currencyCode });
}

function nextText(receipt: InvestmentReceipt): string {
  const { status, maturityDate, toAccount, payments } = receipt;
  const account = formatAccount(toAccount);
  if (status === 'MATURED')
    return `Terminó el ${formatWeekday(maturityDate)}: depositamos ${lastPayment(receipt)} en ${account}.`;
  const end = `El ${formatWeekday(maturityDate)} depositamos ${lastPayment(receipt)} en ${account}.`;
  return payments.length > 1 ? `Cada mes recibes los intereses. ${end}` : end;
}

const viewOf = (receipt: InvestmentReceipt): ReceiptView => {
  const { amount, currencyCode, portfolio, investmentType, confirmationNumber } = receipt;
  const portfolioText = `en ${formatAccount(portfolio)}`;
  return {
    heading: INVESTMENT_MADE,
    at: formatMoment(receipt.operationDate),
    status: { label: investmentLabels[receipt.status], tone: tones[receipt.status] },
    lead: receipt.status === 'ACTIVE' ? 'Tienes invertido' : 'Tuviste invertido',
    headline: <Money amount={amount} currency={currencyCode} size="xl" />,
    to: portfolioText,
    folio: confirmationNumber,
    shared: {
      text: `${investmentNames[investmentType]}: ${formatKnownMoney(receipt)} ${portfolioText}. Folio ${confirmationNumber}.`,
      picture: {
        lead: (payer) => `${payer} invirtió`,
        amount: { amount, currencyCode },
        rows: [
          { label: 'Instrumento', value: investmentNames[investmentType] },
          { label: 'Plazo', value: formatTerm(receipt.term) },
          { label: 'Vencimiento', value: formatDate(receipt.maturityDate) },
        ],
        from: receipt.fromAccount.displayId,
      },
    },
    rows: investmentReceiptRows(receipt),
    next: nextText(receipt),
  };
};

export const investmentReceipt = {
  key: ({ key }: InvestmentReceipt) => key,
  load: (investmentKey: string) => unwrap(investmentProductsApi.receipt.query({ params: { investmentKey } })),
  pdf: (investmentKey: string) => pathOf(investmentProducts.receipt, { investmentKey }),
  view: viewOf,
  repeatLabel: 'Hacer otra inversión',
};

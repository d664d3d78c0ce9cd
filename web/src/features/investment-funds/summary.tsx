import { accountName, formatAccount } from '#contract/domain/account';
import { formatKnownMoney } from '#contract/domain/money';
import { formatUnitPrice, formatUnits, fundOperationNames } from '#contract/receipts/investment-funds';
import { Money } from '#web/components/Money.tsx';
import { amountHeadline, dayRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { TRADE_TIME } from './calendar';
import { cashAccountOf, type Draft, type FundTrade, fundOf } from './order';

const IPAB = 'Los fondos de inversión no están protegidos por el IPAB.';

/** Immediate orders trade whole units at the last valuation. */
function executedRows({ operationType, units, buyPrice, sellPrice, ...quote }: FundTrade['quote']) {
  const isPurchase = operationType === 'BUY';
  return [
    {
      label: isPurchase ? 'Precio de compra' : 'Precio de venta',
      value: formatUnitPrice(isPurchase ? buyPrice : sellPrice, quote.total),
      detail: `De la valuación del ${formatDate(quote.valuationDate)}`,
    },
    { label: 'Títulos', value: formatUnits(units) },
  ];
}

/** The price of a scheduled order is unknown. */
const scheduledRows = ({ units, total }: FundTrade['quote']) => [
  {
    label: 'Precio',
    value: 'El de la última valuación antes de ese día',
    detail: `Con el último serían ${formatUnits(units)} por ${formatKnownMoney(total)}`,
  },
];

export function summaryOf(
  draft: Draft,
  setup: FundTrade['setup'],
  quote: FundTrade['quote'],
): Summary<Draft> {
  const { operationType, amount, total, investmentAccount } = quote;
  const isPurchase = operationType === 'BUY';
  const isScheduled = quote.transactionType === 'scheduled';
  const cash = cashAccountOf(fundOf(draft, setup), setup);
  const name = fundOperationNames[operationType];
  const fund = formatAccount(investmentAccount);
  const date = formatDate(quote.operationDate);
  return {
    lead: isPurchase ? 'Vas a comprar' : 'Vas a vender',
    headline: amountHeadline(isScheduled ? amount : total),
    to: `de ${fund}`,
    rows: [
      { label: 'Operación', value: name, field: 'operation' },
      {
        label: 'Fondo',
        value: investmentAccount.description,
        detail: investmentAccount.displayId,
        field: 'fund',
      },
      { label: 'Importe solicitado', value: formatKnownMoney(amount) },
      ...(isScheduled ? scheduledRows(quote) : executedRows(quote)),
      {
        label: isPurchase ? 'Sale de' : 'Se deposita en',
        value: cash && accountName(cash),
        detail: cash && `${cash.type} ${cash.displayId}`,
      },
      dayRow(draft, quote.operationDate),
      ...(isScheduled
        ? []
        : [
            {
              label: isPurchase ? 'Se carga' : 'Recibes',
              value: <Money amount={total.amount} currency={total.currencyCode} size="md" />,
              total: true,
            },
          ]),
    ],
    note: isScheduled
      ? [
          `Se hará el ${date} a las ${TRADE_TIME} horas.`,
          ...(isPurchase ? [] : ['Se venden a lo más los títulos que tengas ese día.']),
          `Antes puedes cambiarla o eliminarla desde tus operaciones. ${IPAB}`,
        ].join(' ')
      : `Se hace en cuanto confirmas. Después no se puede cancelar. ${IPAB}`,
    button: isScheduled
      ? `Programar ${name.toLowerCase()} de ${formatKnownMoney(amount)}`
      : `${isPurchase ? 'Comprar' : 'Vender'} ${formatKnownMoney(total)}`,
  };
}

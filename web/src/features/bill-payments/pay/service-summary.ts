import { formatCentavos, toCentavos } from '#contract/domain/money';
import { exchangeRows } from '#contract/receipts/payments';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, dayRow, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { dueText } from './due-text';
import { merchantLine, payeeOf } from './payee-order';
import { buttonOf, whenNote } from './review';
import { dayOf, type ServiceDraft, type ServiceQuote, type ServiceSetup } from './service';

const partRows = (
  billCentavos: number,
  paidCentavos: number,
): { label: string; value: string; detail: string }[] => {
  if (billCentavos === paidCentavos) return [];
  const difference = formatCentavos(Math.abs(billCentavos - paidCentavos), 'MXN');
  const detail =
    paidCentavos < billCentavos ? `Pagas una parte: quedan ${difference}` : `Pagas ${difference} de más`;
  return [{ label: 'Total del recibo', value: formatCentavos(billCentavos, 'MXN'), detail }];
};

export function summaryOf(
  draft: ServiceDraft,
  setup: ServiceSetup,
  quote: ServiceQuote,
): Summary<ServiceDraft> {
  const { bill } = quote;
  const payee = payeeOf(setup.payees, draft.payee);
  const day = dayOf(draft, bill);
  return {
    lead: 'Vas a pagar',
    headline: amountHeadline(quote.totalAmount),
    to: `a ${quote.payee.merchantName}`,
    rows: [
      sourceRow(accountOf(setup.accounts, draft.from)),
      ...exchangeRows(quote),
      {
        label: 'Servicio',
        value: payee?.nickname,
        detail: payee && merchantLine(payee),
        field: 'payee',
      },
      { label: 'Recibo', value: bill.period, detail: dueText(bill, bankToday()) },
      ...partRows(toCentavos(bill.amount), toCentavos(quote.totalAmount.amount)),
      { ...dayRow(day, quote.effectiveDate), field: 'when' },
      { label: 'Comisión', value: 'Sin comisión' },
    ],
    note: whenNote(day, quote, 'Se paga al momento y después no se puede cancelar.'),
    button: buttonOf('Pagar', day, quote),
  };
}

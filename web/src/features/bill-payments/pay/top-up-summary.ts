import { exchangeRows } from '#contract/receipts/payments';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, dayRow, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { payeeOf } from './payee-order';
import { buttonOf, whenNote } from './review';
import { dayOf, isUnsaved, type TopUpDraft, type TopUpQuote, type TopUpSetup } from './top-up';

export function summaryOf(draft: TopUpDraft, setup: TopUpSetup, quote: TopUpQuote): Summary<TopUpDraft> {
  const day = dayOf(draft);
  const company = quote.payee.merchantName;
  const nickname = payeeOf(setup.payees, draft.to)?.nickname;
  const number = { label: 'Celular', value: formatPhone(quote.reference) };
  const sign = isUnsaved(draft) ? 'Te pediremos tu clave para firmar. ' : '';
  return {
    lead: 'Vas a recargar',
    headline: amountHeadline(quote.totalAmount),
    to: `a ${nickname ?? formatPhone(quote.reference)} en ${company}`,
    rows: [
      sourceRow(accountOf(setup.accounts, draft.from)),
      ...exchangeRows(quote),
      { ...number, detail: nickname, field: isUnsaved(draft) ? 'phone' : 'to' },
      { label: 'Compañía', value: company, ...(isUnsaved(draft) && { field: 'company' as const }) },
      {
        ...dayRow(day, quote.effectiveDate),
        ...(isUnsaved(draft) ? { field: undefined } : { field: 'when' }),
      },
      { label: 'Comisión', value: 'Sin comisión' },
    ],
    signed: [number, { label: 'Compañía', value: company }],
    note: `${sign}${whenNote(day, quote, 'Llega en menos de un minuto, y no se puede devolver.')}`,
    button: buttonOf('Recargar', day, quote),
  };
}

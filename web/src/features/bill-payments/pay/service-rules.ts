import type { Bill } from '#contract/merchants';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { readAmount } from '#web/flow/money-form/amount.ts';
import { checkDay, checkPaid, checkSource } from './pay-rules';
import {
  amountToPay,
  dayOf,
  type PaymentChoice,
  paysOther,
  type ServiceDraft,
  type ServiceSetup,
  selectionOf,
} from './service';

/** Errors by field, in the bank's order. The bank checks everything again. */
export function checkService(
  draft: ServiceDraft,
  setup: ServiceSetup,
  now: number,
): FieldErrors<ServiceDraft> {
  const bills = setup.bills.get(draft.payee);
  const selection = selectionOf(draft, setup, bills);
  const day = dayOf(draft, selection.bill);
  return {
    payee: checkPayee(selection, bills),
    bill: bills && bills.length > 0 && !selection.bill ? 'Elige el recibo que pagas.' : undefined,
    amount: selection.bill && checkAmount(draft, selection, day.when, setup),
    from: checkSource(draft.from, setup),
    ...checkDay(day, 'bill-payments', setup, now),
  };
}

function checkPayee({ payee }: PaymentChoice, bills: readonly Bill[] | undefined): string | undefined {
  if (payee === undefined) return 'Elige el servicio que pagas.';
  if (bills === undefined) return 'Aún no tenemos tu recibo. Intenta de nuevo en un momento.';
  return bills.length === 0 ? `No debes nada a ${payee.merchantName}.` : undefined;
}

function checkAmount(draft: ServiceDraft, chosen: PaymentChoice, when: string, setup: ServiceSetup) {
  if (paysOther(draft, chosen.payee)) {
    const { error } = readAmount(draft.amount, 'MXN');
    if (error !== undefined) return error;
  }
  return checkPaid(amountToPay(draft, chosen) ?? 0, { from: draft.from, when }, setup);
}

import { formatHours, isOpenDaily } from '#contract/domain/hours';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { checkPhone, checkRepeated } from '../shared/payees/phone';
import { checkDay, checkPaid, checkSource } from './pay-rules';
import { payeeOf } from './payee-order';
import { amountIn, companyOf, dayOf, isUnsaved, type TopUpDraft, type TopUpSetup } from './top-up';

/** Errors by field, in the bank's order. The bank checks everything again. */
export function checkTopUp(draft: TopUpDraft, setup: TopUpSetup, now: number): FieldErrors<TopUpDraft> {
  const day = dayOf(draft);
  return {
    to: checkNumber(draft, setup, now),
    ...(isUnsaved(draft) && checkUnsaved(draft, setup)),
    amount: checkAmount(draft, setup),
    from: checkSource(draft.from, setup),
    ...(!isUnsaved(draft) && checkDay(day, 'mobile-top-up', setup, now)),
  };
}

function checkNumber(draft: TopUpDraft, { payees }: TopUpSetup, now: number): string | undefined {
  if (!isUnsaved(draft)) return payeeOf(payees, draft.to) ? undefined : 'Elige el número que recargas.';
  if (isOpenDaily('mobile-top-up', now)) return undefined;
  return `Las recargas son de ${formatHours('mobile-top-up')}. A otra hora solo se programan a números guardados.`;
}

const checkUnsaved = (draft: TopUpDraft, setup: TopUpSetup): FieldErrors<TopUpDraft> => ({
  company: companyOf(draft, setup) ? undefined : 'Elige la compañía.',
  phone: checkPhone(draft.phone),
  phoneRepeated: checkRepeated(draft.phone, draft.phoneRepeated),
});

function checkAmount(draft: TopUpDraft, setup: TopUpSetup): string | undefined {
  const company = companyOf(draft, setup);
  const centavos = company && amountIn(draft, setup.amounts.get(company.merchantKey) ?? []);
  if (centavos === undefined) return 'Elige el importe.';
  return checkPaid(centavos, { from: draft.from, when: dayOf(draft).when }, setup);
}

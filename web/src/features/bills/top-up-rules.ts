import { MOBILE_LENGTH } from '#contract/shared/mobile-telephone';
import type { FieldErrors } from '../../forms/draft';
import { checkDay, checkPaid, checkSource } from './pay-rules';
import { payeeOf } from './payee-order';
import { hoursOf, isPaying } from './paying';
import { amountIn, companyOf, dayOf, isUnsaved, type TopUpDraft, type TopUpForm } from './top-up';

/** What is wrong with a draft, in the customer's words and in the bank's order. The bank checks it all again. */
export function checkTopUp(draft: TopUpDraft, form: TopUpForm, now: number): FieldErrors<TopUpDraft> {
  const day = dayOf(draft);
  return {
    to: checkNumber(draft, form, now),
    ...(isUnsaved(draft) && checkUnsaved(draft, form)),
    amount: checkAmount(draft, form),
    from: checkSource(draft.from, form),
    ...(!isUnsaved(draft) && checkDay(day, 'mobile-top-up', form, now)),
  };
}

function checkNumber(draft: TopUpDraft, { payees }: TopUpForm, now: number): string | undefined {
  if (!isUnsaved(draft)) return payeeOf(payees, draft.to) ? undefined : 'Elige el número que recargas.';
  if (isPaying('mobile-top-up', now)) return undefined;
  return `Las recargas son de ${hoursOf('mobile-top-up')}. A otra hora solo se programan a números guardados.`;
}

const checkUnsaved = (draft: TopUpDraft, form: TopUpForm): FieldErrors<TopUpDraft> => ({
  company: companyOf(draft, form) ? undefined : 'Elige la compañía.',
  phone: checkPhone(draft.phone),
  phoneAgain: checkAgain(draft),
});

/** 'Escribe 10 dígitos. Te falta 1.' */
export function checkPhone(phone: string): string | undefined {
  if (phone === '') return 'Escribe el celular.';
  const missing = MOBILE_LENGTH - phone.length;
  if (missing === 0) return undefined;
  const [one, many] = missing > 0 ? ['Te falta 1', 'Te faltan'] : ['Te sobra 1', 'Te sobran'];
  const count = Math.abs(missing);
  return `Escribe ${MOBILE_LENGTH} dígitos. ${count === 1 ? one : `${many} ${count}`}.`;
}

/** A number that is mistyped is somebody's: it is typed twice. */
function checkAgain({ phone, phoneAgain }: TopUpDraft): string | undefined {
  if (phoneAgain === '') return 'Escribe otra vez el celular.';
  return phoneAgain === phone ? undefined : 'No es el mismo celular que escribiste antes.';
}

function checkAmount(draft: TopUpDraft, form: TopUpForm): string | undefined {
  const company = companyOf(draft, form);
  const centavos = company && amountIn(draft, form.amounts.get(company.merchantKey) ?? []);
  if (centavos === undefined) return 'Elige el importe.';
  return checkPaid(centavos, { from: draft.from, when: dayOf(draft).when }, form);
}

import { bankDate } from '#contract/shared/dates';
import { showMoney, toCentavos } from '#contract/shared/money';
import { conceptRequired, referenceLength } from '#contract/third-parties';
import { parseAmount } from '../../forms/amount';
import type { FieldErrors } from '../../forms/draft';
import { accountOf, availableIn } from '../../transfer-book/accounts';
import { checkConceptLength } from '../../transfer-book/concept';
import { checkWhen } from '../../transfer-book/scheduling';
import { kinds } from './kinds';
import {
  closedOn,
  commissionOf,
  extraordinaryLimit,
  isOrdinary,
  leftToday,
  limitOf,
  recipientOf,
  sourcesOf,
  type ThirdPartyDraft,
  type ThirdPartyForm,
} from './third-party';

const pesos = (centavos: number) => showMoney(centavos, 'MXN');

/** What is wrong with a draft, in the customer's words and in the bank's order. The bank checks it all again. */
export function checkThirdParty(
  draft: ThirdPartyDraft,
  form: ThirdPartyForm,
  now: number,
): FieldErrors<ThirdPartyDraft> {
  return {
    from: checkSource(draft, form),
    to: recipientOf(form.recipients, draft.to) ? undefined : kinds[form.type].choose,
    amount: checkAmount(draft, form, now),
    when: checkHours(draft, form, now),
    date: checkWhen(draft, closedOn(form), bankDate(now)),
    concept: checkConcept(draft, form),
    reference: checkReference(draft, form),
  };
}

function checkSource({ from }: ThirdPartyDraft, { accounts }: ThirdPartyForm): string | undefined {
  const sources = sourcesOf(accounts);
  if (accountOf(sources, from)) return undefined;
  return sources.length === 0
    ? 'Necesitas una cuenta de cheques en pesos.'
    : 'Elige la cuenta de donde sale el dinero.';
}

function checkAmount(draft: ThirdPartyDraft, form: ThirdPartyForm, now: number): string | undefined {
  if (draft.amount.trim() === '') return 'Escribe el importe.';
  const centavos = parseAmount(draft.amount, 'MXN');
  if (centavos === undefined) return 'Escribe un importe en MXN, por ejemplo 1,250.00.';
  if (centavos <= 0) return 'Escribe un importe mayor a $0.00.';
  return overLimit(centavos, draft, form, now) ?? overBalance(centavos, draft, form);
}

/** The limit of one operation, of extraordinary hours and of the day. */
function overLimit(
  centavos: number,
  draft: ThirdPartyDraft,
  form: ThirdPartyForm,
  now: number,
): string | undefined {
  const limit = limitOf(form.limits, recipientOf(form.recipients, draft.to));
  if (limit && centavos > toCentavos(limit.customerLimit.amount)) {
    return `Rebasa tu límite de ${pesos(toCentavos(limit.customerLimit.amount))} por operación.`;
  }
  const extraordinary = extraordinaryLimit(draft, form, now);
  if (extraordinary !== undefined && centavos > extraordinary) {
    return draft.when === 'later'
      ? `Ese día puedes enviar hasta ${pesos(extraordinary)}. Escribe esa cantidad o menos, o elige un día hábil.`
      : `A esta hora puedes enviar hasta ${pesos(extraordinary)}. Escribe esa cantidad o menos, o prográmala.`;
  }
  const left = limit && draft.when === 'today' ? leftToday(limit) : undefined;
  if (left !== undefined && centavos > left) {
    return left === 0
      ? 'Ya usaste tu límite de hoy. Escoge otra fecha.'
      : `Rebasa tu límite por día. Hoy puedes enviar hasta ${pesos(left)} más.`;
  }
  return undefined;
}

function overBalance(centavos: number, draft: ThirdPartyDraft, form: ThirdPartyForm): string | undefined {
  const source = accountOf(form.accounts, draft.from);
  const available = source && availableIn(source);
  if (available === undefined || draft.when === 'later') return undefined;
  if (centavos > available) return `Rebasa tu saldo. Escribe ${pesos(available)} o menos.`;
  const commission = commissionOf(form);
  if (centavos + commission <= available) return undefined;
  return `Tu saldo no alcanza para la comisión de ${pesos(commission)}. Escribe ${pesos(Math.max(0, available - commission))} o menos.`;
}

/** SPEI and the bank itself never rest. */
function checkHours(draft: ThirdPartyDraft, form: ThirdPartyForm, now: number): string | undefined {
  const rests = form.type === 'credits' || form.type === 'cards';
  if (!rests || draft.when === 'later' || isOrdinary(draft, form, now)) return undefined;
  return 'A esta hora no hay servicio. Programa tu pago para otro día.';
}

function checkConcept({ concept }: ThirdPartyDraft, { type }: ThirdPartyForm): string | undefined {
  if (concept.trim() === '' && conceptRequired[type]) return 'Escribe el concepto.';
  return checkConceptLength(concept);
}

function checkReference({ reference }: ThirdPartyDraft, { type }: ThirdPartyForm): string | undefined {
  const { min, max } = referenceLength[type];
  const text = reference.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'Escribe solo números.';
  if (text.length < min) return `Mínimo ${min} caracteres`;
  return text.length > max ? `Máximo ${max} caracteres` : undefined;
}

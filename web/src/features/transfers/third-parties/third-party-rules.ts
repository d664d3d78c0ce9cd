import { bankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { cardBankError } from '#contract/rules/recipients';
import {
  conceptCharacters,
  INVALID_CONCEPT,
  isClosed,
  lacksConcept,
  referenceError,
} from '#contract/rules/third-parties';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { checkBalance, checkPositive, readAmount } from '#web/flow/money-form/amount.ts';
import { checkConceptLength } from '#web/flow/money-form/concept.ts';
import { checkDayLimit, checkOperationLimit } from '#web/flow/money-form/limit-rules.ts';
import { checkWhen } from '#web/flow/money-form/scheduling.ts';
import { kinds } from './kinds';
import {
  closedOn,
  commissionOf,
  extraordinaryLimit,
  isOrdinary,
  limitOf,
  recipientOf,
  sourcesOf,
  type ThirdPartyDraft,
  type ThirdPartyForm,
} from './third-party';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

/** Errors by field, in the bank's order. The bank checks everything again. */
export function checkThirdParty(
  draft: ThirdPartyDraft,
  form: ThirdPartyForm,
  now: number,
): FieldErrors<ThirdPartyDraft> {
  return {
    from: checkSource(draft, form),
    to: checkRecipient(draft, form),
    amount: checkAmount(draft, form, now),
    when: checkHours(draft, form, now),
    date: checkWhen(draft, closedOn(form), bankDate(now)),
    concept: checkConcept(draft, form),
    reference: referenceError(form.type, draft.reference.trim()),
  };
}

function checkRecipient({ to }: ThirdPartyDraft, { recipients, type }: ThirdPartyForm): string | undefined {
  const recipient = recipientOf(recipients, to);
  return recipient ? cardBankError(recipient.accountId, recipient.bankId) : kinds[type].choose;
}

function checkSource({ from }: ThirdPartyDraft, { accounts }: ThirdPartyForm): string | undefined {
  const sources = sourcesOf(accounts);
  if (accountOf(sources, from)) return undefined;
  return sources.length === 0
    ? 'Necesitas una cuenta de cheques en pesos.'
    : 'Elige la cuenta de donde sale el dinero.';
}

function checkAmount(draft: ThirdPartyDraft, form: ThirdPartyForm, now: number): string | undefined {
  const { centavos, error } = readAmount(draft.amount, 'MXN');
  if (error !== undefined) return error;
  const limit = limitOf(form.limits, recipientOf(form.recipients, draft.to));
  return (
    checkPositive(centavos) ??
    checkOperationLimit(centavos, limit) ??
    checkExtraordinary(centavos, draft, form, now) ??
    checkDayLimit(centavos, limit, draft.when) ??
    checkAvailable(centavos, draft, form)
  );
}

/** Checks the limit per transfer in extraordinary hours. */
function checkExtraordinary(centavos: number, draft: ThirdPartyDraft, form: ThirdPartyForm, now: number) {
  const maximum = extraordinaryLimit(draft, form, now);
  if (maximum === undefined || centavos <= maximum) return undefined;
  return draft.when === 'later'
    ? `Ese día puedes enviar hasta ${pesos(maximum)}. Escribe esa cantidad o menos, o elige un día hábil.`
    : `A esta hora puedes enviar hasta ${pesos(maximum)}. Escribe esa cantidad o menos, o prográmala.`;
}

/** A scheduled transfer is not checked against today's balance. */
function checkAvailable(centavos: number, draft: ThirdPartyDraft, form: ThirdPartyForm): string | undefined {
  const source = accountOf(form.accounts, draft.from);
  if (source === undefined || draft.when === 'later') return undefined;
  const commission = commissionOf(form);
  return checkBalance(centavos, {
    available: availableIn(source),
    currency: 'MXN',
    commission,
    covering: nameCoveringAccount(sourcesOf(form.accounts), source, centavos + commission),
  });
}

function checkHours(draft: ThirdPartyDraft, form: ThirdPartyForm, now: number): string | undefined {
  if (draft.when === 'later' || !isClosed(form.type, isOrdinary(draft, form, now))) return undefined;
  return 'A esta hora no hay servicio. Programa tu pago para otro día.';
}

function checkConcept({ concept }: ThirdPartyDraft, { type }: ThirdPartyForm): string | undefined {
  if (lacksConcept(type, concept)) return 'Escribe el concepto.';
  return (
    checkConceptLength(concept) ??
    (conceptCharacters.test(concept.normalize('NFC').trim()) ? undefined : INVALID_CONCEPT)
  );
}

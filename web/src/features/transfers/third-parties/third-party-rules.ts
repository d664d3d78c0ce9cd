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
  type ThirdPartyFlowSetup,
} from './third-party';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

/** Errors by field, in the bank's order. The bank checks everything again. */
export function checkThirdParty(
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
  now: number,
): FieldErrors<ThirdPartyDraft> {
  return {
    from: checkSource(draft, setup),
    to: checkRecipient(draft, setup),
    amount: checkAmount(draft, setup, now),
    when: checkHours(draft, setup, now),
    date: checkWhen(draft, closedOn(setup), bankDate(now)),
    concept: checkConcept(draft, setup),
    reference: referenceError(setup.type, draft.reference.trim()),
  };
}

function checkRecipient(
  { to }: ThirdPartyDraft,
  { recipients, type }: ThirdPartyFlowSetup,
): string | undefined {
  const recipient = recipientOf(recipients, to);
  return recipient ? cardBankError(recipient.accountId, recipient.bankId) : kinds[type].choose;
}

function checkSource({ from }: ThirdPartyDraft, { accounts }: ThirdPartyFlowSetup): string | undefined {
  const sources = sourcesOf(accounts);
  if (accountOf(sources, from)) return undefined;
  return sources.length === 0
    ? 'Necesitas una cuenta de cheques en pesos.'
    : 'Elige la cuenta de donde sale el dinero.';
}

function checkAmount(draft: ThirdPartyDraft, setup: ThirdPartyFlowSetup, now: number): string | undefined {
  const { centavos, error } = readAmount(draft.amount, 'MXN');
  if (error !== undefined) return error;
  const limit = limitOf(setup.limits, recipientOf(setup.recipients, draft.to));
  return (
    checkPositive(centavos) ??
    checkOperationLimit(centavos, limit) ??
    checkExtraordinary(centavos, draft, setup, now) ??
    checkDayLimit(centavos, limit, draft.when) ??
    checkAvailable(centavos, draft, setup)
  );
}

/** Checks the limit per transfer in extraordinary hours. */
function checkExtraordinary(
  centavos: number,
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
  now: number,
) {
  const maximum = extraordinaryLimit(draft, setup, now);
  if (maximum === undefined || centavos <= maximum) return undefined;
  return draft.when === 'later'
    ? `Ese día puedes enviar hasta ${pesos(maximum)}. Escribe esa cantidad o menos, o elige un día hábil.`
    : `A esta hora puedes enviar hasta ${pesos(maximum)}. Escribe esa cantidad o menos, o prográmala.`;
}

/** A scheduled transfer is not checked against today's balance. */
function checkAvailable(
  centavos: number,
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
): string | undefined {
  const source = accountOf(setup.accounts, draft.from);
  if (source === undefined || draft.when === 'later') return undefined;
  const commission = commissionOf(setup);
  return checkBalance(centavos, {
    available: availableIn(source),
    currency: 'MXN',
    commission,
    covering: nameCoveringAccount(sourcesOf(setup.accounts), source, centavos + commission),
  });
}

function checkHours(draft: ThirdPartyDraft, setup: ThirdPartyFlowSetup, now: number): string | undefined {
  if (draft.when === 'later' || !isClosed(setup.type, isOrdinary(draft, setup, now))) return undefined;
  return 'A esta hora no hay servicio. Programa tu pago para otro día.';
}

function checkConcept({ concept }: ThirdPartyDraft, { type }: ThirdPartyFlowSetup): string | undefined {
  if (lacksConcept(type, concept)) return 'Escribe el concepto.';
  return (
    checkConceptLength(concept) ??
    (conceptCharacters.test(concept.normalize('NFC').trim()) ? undefined : INVALID_CONCEPT)
  );
}

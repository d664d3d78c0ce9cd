import { brand } from '#contract/brand';
import { cardBrand } from '#contract/domain/card';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { bankIdOf } from './kinds';
import { bankName, type RecipientDraft, type RecipientSetup } from './recipient';
import { fullLength, identifierError, isPadded } from './recipient-rules';

/** Returns hints while typing: the detected bank or brand, or an error of the number. */
export function recipientHints(draft: RecipientDraft, setup: RecipientSetup): LiveHint[] {
  const error = identifierError(draft, setup);
  if (error !== undefined) return [{ good: false, text: error }];
  const detected =
    draft.kind === 'clabe' ? bankFromNumber(draft, setup.institutions) : brandFromNumber(draft);
  return detected === undefined ? [] : [{ good: true, text: detected }];
}

function bankFromNumber(
  draft: RecipientDraft,
  institutions: RecipientSetup['institutions'],
): string | undefined {
  const bankId = bankIdOf(draft);
  return bankId === brand.bankId
    ? `${brand.bank}: la guardamos como cuenta ${brand.product}`
    : bankName(institutions, bankId);
}

const brandFromNumber = ({ kind, number }: RecipientDraft): string | undefined =>
  kind.endsWith('card') || kind === 'amex' ? cardBrand(number) : undefined;

/** '12 de 18 dígitos' */
export const countOf = (draft: RecipientDraft): string => {
  const count = `${draft.number.length} de ${fullLength(draft)} dígitos`;
  return isPadded(draft) ? `${count}: lo completamos con un cero al principio` : count;
};

import { brand } from '#contract/brand';
import { cardBrand } from '#contract/shared/card';
import type { LiveHint } from '../../../forms/LiveHints';
import { bankIdOf } from './kinds';
import { bankName, type RecipientDraft, type RecipientForm } from './recipient';
import { fullLength, misfit, unknownBank } from './recipient-rules';

/** What the digits tell while they are typed: whose they are, and whether they can be right. */
export function recipientHints(
  draft: RecipientDraft,
  { institutions }: Pick<RecipientForm, 'institutions'>,
): LiveHint[] {
  const wrong = misfit(draft) ?? unknownBank(draft, institutions);
  if (wrong !== undefined) return [{ good: false, text: wrong }];
  const told = draft.kind === 'clabe' ? bankToldBy(draft, institutions) : brandToldBy(draft);
  return told === undefined ? [] : [{ good: true, text: told }];
}

function bankToldBy(draft: RecipientDraft, institutions: RecipientForm['institutions']): string | undefined {
  const bankId = bankIdOf(draft);
  return bankId === brand.bankId
    ? `${brand.bank}: la guardamos como cuenta ${brand.product}`
    : bankName(institutions, bankId);
}

const brandToldBy = ({ kind, number }: RecipientDraft): string | undefined =>
  kind.endsWith('card') || kind === 'amex' ? cardBrand(number) : undefined;

/** '12 de 18 dígitos' */
export const countOf = (draft: RecipientDraft): string =>
  `${draft.number.length} de ${fullLength(draft)} dígitos`;

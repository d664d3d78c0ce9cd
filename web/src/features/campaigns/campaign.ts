import type { OfferProperties, OfferReceipt, OfferTerms, TermsDocument } from '#contract/campaigns';
import type { Account } from '#contract/domain/account';
import {
  embossingNameOf,
  hasAmountChoice,
  isEmbossingName,
  isLoan,
  type OfferedProduct,
} from '#contract/domain/campaign';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { Branch } from '#contract/locations';
import { amountError, BRANCH_REQUIRED, TERM_NOT_OFFERED } from '#contract/rules/campaigns';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { CHECKED } from '#web/components/forms/draft.ts';
import { accountOf, requestedSource } from '#web/flow/money-form/accounts.ts';
import { readAmount } from '#web/flow/money-form/amount.ts';
import type { OfferKeys } from './addresses';
import { type LoanChoice, paymentOf } from './cost';

export type CampaignDraft = {
  terms: string;
  amount: string;
  term: string;
  to: string;
  branch: string;
  name: string;
};

export type CampaignSetup = {
  keys: OfferKeys;
  visitId: string;
  product: OfferedProduct;
  title: string;
  /** Centavos. */
  maximum: number;
  terms: OfferTerms;
  document: TermsDocument;
  /** Accounts that may receive a loan; empty for other products. */
  accounts: readonly Account[];
  /** Branches for card pick-up; empty for other products. */
  branches: readonly Branch[];
};

export type Campaign = {
  draft: CampaignDraft;
  setup: CampaignSetup;
  /** The chosen branch as read from the bank. */
  quote: { branch?: Branch };
  receipt: OfferReceipt;
};

/** Prefills the middle term and the only account, unless a deep link has other valid values. */
export function draftOf({ terms, accounts }: CampaignSetup, query: URLSearchParams): CampaignDraft {
  const deadline = query.get('deadline') ?? '';
  const { deadlines } = terms;
  const middleTerm = String(deadlines[Math.floor(deadlines.length / 2)] ?? '');
  return {
    terms: '',
    amount: amountFromQuery(query, 'MXN'),
    term: deadlines.some((months) => String(months) === deadline) ? deadline : middleTerm,
    to: requestedSource(accounts, query.get('to_account')),
    branch: query.get('branch') ?? '',
    name: embossingNameOf(terms.embossingName ?? ''),
  };
}

export function checkAmount(text: string, { maximum, terms }: CampaignSetup): string | undefined {
  const { centavos, error } = readAmount(text, 'MXN');
  if (error !== undefined) return error;
  const minimum = toCentavos(terms.minimumAmount.amount);
  return amountError(centavos, { most: maximum, minimum, step: toCentavos(terms.step.amount) });
}

export const checkTerms = ({ terms }: CampaignDraft): FieldErrors<CampaignDraft> => ({
  terms: terms === CHECKED ? undefined : 'Lee los términos hasta el final y acéptalos para continuar.',
});

export const checkChosen = (draft: CampaignDraft, setup: CampaignSetup): FieldErrors<CampaignDraft> => ({
  amount: checkAmount(draft.amount, setup),
  term: setup.terms.deadlines.includes(Number(draft.term)) ? undefined : TERM_NOT_OFFERED,
  to:
    !isLoan(setup.product) || accountOf(setup.accounts, draft.to)
      ? undefined
      : 'Elige la cuenta a donde llega el dinero.',
});

export const checkCard = (draft: CampaignDraft, { branches }: CampaignSetup): FieldErrors<CampaignDraft> => ({
  name: isEmbossingName(draft.name)
    ? undefined
    : 'Escribe nombre y apellido, sin acentos ni signos, hasta 21 letras.',
  branch: branches.some(({ id }) => id === draft.branch) ? undefined : BRANCH_REQUIRED,
});

/**
 * Returns the selected amount and term, or undefined if one is missing or invalid. For products without a choice
 * it is the whole offer, without a term.
 */
export function loanChoiceOf(draft: CampaignDraft, setup: CampaignSetup): LoanChoice | undefined {
  const { product, terms, maximum } = setup;
  if (!hasAmountChoice(product)) return { product, terms, amount: maximum, term: 0 };
  const { amount, term } = checkChosen(draft, setup);
  const centavos = parseAmount(draft.amount, 'MXN');
  if (amount !== undefined || term !== undefined || centavos === undefined) return undefined;
  return { product, terms, amount: centavos, term: Number(draft.term) };
}

/** Builds the properties of a request. Throws if amount or term is invalid. */
export function propertiesOf(draft: CampaignDraft, setup: CampaignSetup): OfferProperties {
  const choice = loanChoiceOf(draft, setup);
  if (choice === undefined) throw new TypeError('The draft has not been checked');
  return {
    amount: fromCentavos(choice.amount),
    ...(hasAmountChoice(setup.product) && {
      deadline: choice.term,
      payment: fromCentavos(paymentOf(choice)),
    }),
    ...(isLoan(setup.product) && { deposit_account_key: draft.to }),
    ...(setup.product === 'TDC' && { embossing_name: draft.name, branch_id: draft.branch }),
  };
}

import { formatCentavos, fromCentavos } from '#contract/domain/money';
import type { Donation, DonationOrder, DonationQuote, DonationSetup } from '#contract/donations';
import { donationProblem, MAX_DONATION, MIN_DONATION } from '#contract/rules/donations';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  accountOf,
  availableIn,
  nameCoveringAccount,
  requestedSource,
} from '#web/flow/money-form/accounts.ts';
import { checkBalance, readAmount } from '#web/flow/money-form/amount.ts';

export type DonationDraft = { charity: string; amount: string; from: string };

/** Keeps the validated order, so that exactly this order is executed. */
export type DonationFlow = {
  draft: DonationDraft;
  setup: DonationSetup;
  quote: DonationQuote & { order: DonationOrder };
  receipt: Donation;
};

/** Draft prefilled from a deep link. */
export const draftOf = ({ accounts }: DonationSetup, query: URLSearchParams): DonationDraft => ({
  charity: query.get('charity') ?? '',
  amount: amountFromQuery(query, 'MXN'),
  from: requestedSource(accounts, query.get('from_account')),
});

/** Builds the order of a valid draft. */
export const orderOf = ({ charity, amount, from }: DonationDraft): DonationOrder => ({
  charity_id: charity,
  amount: fromCentavos(parseAmount(amount, 'MXN') ?? 0),
  from_account_key: from,
});

const wrongAmount = {
  below: `Escribe ${formatCentavos(MIN_DONATION, 'MXN')} o más.`,
  above: `Escribe ${formatCentavos(MAX_DONATION, 'MXN')} o menos.`,
};

function checkAmount({ amount, from }: DonationDraft, { accounts }: DonationSetup): string | undefined {
  const { centavos, error } = readAmount(amount, 'MXN');
  if (error !== undefined) return error;
  const problem = donationProblem(centavos);
  if (problem !== undefined) return wrongAmount[problem];
  const source = accountOf(accounts, from);
  return checkBalance(centavos, {
    available: source && availableIn(source),
    currency: 'MXN',
    covering: nameCoveringAccount(accounts, source, centavos),
  });
}

/** Errors by field. The bank checks the same rules again. */
export const checkDonation = (draft: DonationDraft, setup: DonationSetup): FieldErrors<DonationDraft> => ({
  charity: setup.charities.some(({ id }) => id === draft.charity) ? undefined : 'Elige una organización.',
  amount: checkAmount(draft, setup),
  from: accountOf(setup.accounts, draft.from) ? undefined : 'Elige la cuenta de donde sale el dinero.',
});

import { type Account, byProductOrder, mayUse } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import {
  type InvestmentQuote,
  type InvestmentRate,
  type InvestmentReceipt,
  InvestmentType,
  type PortfolioType,
} from '#contract/domain/investment';
import type { InvestmentOrder, InvestmentSetup } from '#contract/investment-products';
import { isPesoCheques } from '#contract/rules/accounts';
import { minimumError, TERM_NOT_OFFERED } from '#contract/rules/investment-products';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import {
  accountOf,
  availableIn,
  nameCoveringAccount,
  requestedSource,
  sourcesOf,
} from '#web/flow/money-form/accounts.ts';
import { amountBody, checkBalance, readAmount } from '#web/flow/money-form/amount.ts';
import type { Holidays } from './calendar';
import { minimumOf, type Offer, offersOf } from './offers';

export type Draft = {
  amount: string;
  instrument: string;
  term: string;
  from: string;
  to: string;
  portfolio: string;
};

export type InvestmentFlowSetup = InvestmentSetup & {
  type: PortfolioType;
  holidays: Holidays;
  /** Display ids of the last source accounts, newest first. */
  lastSources: readonly string[];
  /** Rates read in this form session, empty if unreadable; the flow's `check` reads them from the setup. */
  rates: Map<InvestmentType, readonly InvestmentRate[]>;
};

export type InvestmentCreation = {
  draft: Draft;
  setup: InvestmentFlowSetup;
  /** `earlierKeys`: keys of today's investments, read before the order is sent. */
  quote: InvestmentQuote & { order: InvestmentOrder; earlierKeys: readonly string[] };
  receipt: InvestmentReceipt;
};

export const sourcesFor = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { accepts: isPesoCheques });

export const destinationsFor = (accounts: readonly Account[]): Account[] =>
  accounts.filter((account) => mayUse(account, 'TRANSFER_TO')).sort(byProductOrder);

export const instrumentOf = ({ instrument }: Pick<Draft, 'instrument'>): InvestmentType =>
  InvestmentType.safeParse(instrument).data ?? 'PAYCHECKS';

/** Returns a draft prefilled from a deep link. Unknown values are ignored. */
export function draftOf(
  { accounts, portfolios, lastSources }: InvestmentFlowSetup,
  query: URLSearchParams,
): Draft {
  const param = (name: string) => query.get(name) ?? '';
  const from = requestedSource(sourcesFor(accounts), query.get('from_account'), lastSources);
  const to = destinationsFor(accounts);
  const portfolio = portfolios.find(({ key }) => key === param('investment_account')) ?? portfolios[0];
  return {
    amount: amountFromQuery(query, 'MXN'),
    instrument: instrumentOf({ instrument: param('investment_type') }),
    term: /^[1-9]\d{0,3}$/.test(param('term')) ? param('term') : '',
    from,
    to: (accountOf(to, param('to_account')) ?? accountOf(to, from))?.key ?? '',
    portfolio: portfolio?.key ?? '',
  };
}

/** Returns offers by term for the draft's amount and instrument; empty until the rates are known. */
export function offersFor(draft: Draft, { rates, holidays }: InvestmentFlowSetup, today: BankDate): Offer[] {
  const type = instrumentOf(draft);
  return offersOf(rates.get(type) ?? [], { type, amount: parseAmount(draft.amount, 'MXN'), today }, holidays);
}

export const selectedOfferOf = (draft: Pick<Draft, 'term'>, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ term }) => String(term) === draft.term);

/** Errors by field. The bank checks the same rules again, and its hours. */
export function checkInvestment(
  draft: Draft,
  setup: InvestmentFlowSetup,
  today: BankDate,
): FieldErrors<Draft> {
  return {
    amount: checkAmount(draft, setup),
    term: checkTerm(draft, setup, today),
    from: accountOf(sourcesFor(setup.accounts), draft.from)
      ? undefined
      : 'Elige la cuenta de donde sale el dinero.',
    to: accountOf(destinationsFor(setup.accounts), draft.to)
      ? undefined
      : 'Elige la cuenta a donde regresa el dinero.',
  };
}

function checkAmount(draft: Draft, { accounts, rates }: InvestmentFlowSetup): string | undefined {
  const { centavos, error } = readAmount(draft.amount, 'MXN');
  if (centavos === undefined) return error;
  const minimum = minimumOf(rates.get(instrumentOf(draft)) ?? []);
  const tooLittle = minimum && minimumError(centavos, minimum);
  if (tooLittle) return tooLittle;
  const from = accountOf(sourcesFor(accounts), draft.from);
  return checkBalance(centavos, {
    available: from && availableIn(from),
    currency: 'MXN',
    covering: nameCoveringAccount(sourcesFor(accounts), from, centavos),
  });
}

function checkTerm(draft: Draft, setup: InvestmentFlowSetup, today: BankDate): string | undefined {
  // While the rates are loading, a term from a deep link is left to the bank's validation.
  if (draft.term !== '' && !setup.rates.has(instrumentOf(draft))) return undefined;
  const offers = offersFor(draft, setup, today);
  if (offers.length === 0) return 'Aún no tenemos las tasas. Intenta de nuevo en un momento.';
  if (selectedOfferOf(draft, offers)) return undefined;
  return draft.term === '' ? 'Elige el plazo.' : TERM_NOT_OFFERED;
}

/** Builds the order of a valid draft. */
export const orderOf = (draft: Draft, { type }: Pick<InvestmentFlowSetup, 'type'>): InvestmentOrder => ({
  type,
  investment_type: instrumentOf(draft),
  ...(draft.portfolio !== '' && { investment_account_key: draft.portfolio }),
  from_account_key: draft.from,
  to_account_key: draft.to,
  amount: amountBody(draft.amount, 'MXN').amount,
  term: Number(draft.term),
});

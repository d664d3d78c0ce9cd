import { brand } from '#contract/brand';
import { type Entitlement, formatEnding, type ProductLabel } from '#contract/domain/account';
import { withLuhn } from '#contract/domain/card';
import { clabe } from '#contract/domain/clabe';
import type { BankDate } from '#contract/domain/dates';
import { proceedsOf } from '#contract/domain/fund-trade';
import type { PortfolioType } from '#contract/domain/investment';
import { type Currency, toCentavos } from '#contract/domain/money';
import type { CustomerAccount } from '../core/ledger/accounts';
import type { CreditTerms } from '../core/ledger/terms';
import type { Transaction } from '../core/storage/transaction';
import { type FundId, fundPositions, funds } from '../modules/investment-funds/funds';
import { heldIn, type PlannedInvestment, recordInvestments } from './investments';
import { type Loan, loanBalance, loanFloor, loanTerms } from './loans';

/** `balance` is in centavos, at the start of the day. */
export type Holding = {
  account: Omit<CustomerAccount, 'customer' | 'terms'>;
  balance: (today: BankDate) => number;
  /** Credit terms; a loan's start date depends on today. */
  terms?: (today: BankDate) => CreditTerms;
  records?: (tx: Transaction, today: BankDate) => void;
};

type HoldingArgs = {
  key: string;
  description: string;
  alias?: string;
  ending: string;
  /** In the account's currency; negative is debt. */
  balance: number;
};

/** CLABE code of Mexico City. */
const PLAZA = '180';

const may = (from: boolean, to: boolean, bills: boolean): Entitlement[] => [
  { type: 'TRANSFER_FROM', value: from ? 'Y' : 'N' },
  { type: 'TRANSFER_TO', value: to ? 'Y' : 'N' },
  { type: 'PAY_BILL', value: bills ? 'Y' : 'N' },
];

const holding = (
  type: ProductLabel,
  args: HoldingArgs,
  rest: Pick<CustomerAccount, 'floor' | 'entitlements'> &
    Partial<Pick<CustomerAccount, 'currency' | 'clabe' | 'debitCard' | 'portfolioType'>>,
): Holding => ({
  account: {
    kind: 'customer',
    key: args.key,
    currency: 'MXN',
    type,
    description: args.description,
    ...(args.alias !== undefined && { alias: args.alias }),
    displayId: formatEnding(args.ending),
    ...rest,
  },
  balance: () => toCentavos(args.balance),
});

/** Derives an eleven-digit number with the given ending from the key. */
export function accountNumber(key: string, ending: string): string {
  const mixed = [...key].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 10_000_000, 7);
  return `${String(mixed).padStart(7, '0')}${ending}`;
}

const hasCard = ({ description }: HoldingArgs, currency: Currency): boolean =>
  currency === 'MXN' && description !== 'Cuenta Ahorro';

export const cheques = (args: HoldingArgs, currency: Currency = 'MXN'): Holding => {
  const number = accountNumber(args.key, args.ending);
  return holding('Cheques', args, {
    currency,
    floor: 0,
    entitlements: may(true, true, true),
    clabe: clabe(brand.bankId, PLAZA, number),
    ...(hasCard(args, currency) && { debitCard: withLuhn(`${brand.cardPrefix}${number.slice(0, 9)}`) }),
  });
};

type Revolving = HoldingArgs & { limit: number; cutOffDay: number };

const revolving = (type: ProductLabel, yearlyRate: number, { limit, cutOffDay, ...args }: Revolving) => ({
  ...holding(type, args, { floor: -toCentavos(limit), entitlements: may(true, true, false) }),
  terms: () => ({ kind: 'revolving' as const, limit: toCentavos(limit), yearlyRate, cutOffDay }),
});

export const creditCard = (args: Revolving): Holding => revolving('Tarjeta de Crédito', 45, args);

export const lineOfCredit = (args: Revolving): Holding => revolving('Línea de Crédito', 36, args);

type LoanArgs = Omit<HoldingArgs, 'balance'> & { loan: Loan };

function loanHolding(type: ProductLabel, vat: boolean, { loan, ...args }: LoanArgs): Holding {
  const floor = loanFloor(loan, { vat });
  return {
    ...holding(type, { ...args, balance: 0 }, { floor, entitlements: may(false, true, false) }),
    balance: (today) => loanBalance(loan, { vat }, today),
    terms: (today) => loanTerms(loan, { vat }, today),
  };
}

export const personalLoan = (args: LoanArgs): Holding => loanHolding('Crédito Personal', true, args);

export const mortgage = (args: LoanArgs): Holding => loanHolding('Crédito Hipotecario', false, args);

type FundArgs = Omit<HoldingArgs, 'balance' | 'description'> & {
  fund: FundId;
  units: number | null;
  cash?: string;
};

export const fund = ({ fund: id, units, cash, ...args }: FundArgs): Holding => ({
  ...holding(
    'Fondos de Inversión',
    { ...args, description: funds[id].name, balance: 0 },
    { floor: 0, entitlements: may(false, false, false) },
  ),
  balance: () => proceedsOf(units ?? 0, funds[id].firstPrice),
  records: (tx) => void tx.put(fundPositions, { account: args.key, fund: id, units, ...(cash && { cash }) }),
});

type PortfolioArgs = Omit<HoldingArgs, 'balance'> & {
  portfolioType: PortfolioType;
  investments: readonly PlannedInvestment[];
};

export const portfolio = ({ portfolioType, investments, ...args }: PortfolioArgs): Holding => ({
  ...holding(
    'Valores',
    { ...args, balance: 0 },
    { floor: 0, entitlements: may(false, false, false), portfolioType },
  ),
  balance: () => heldIn(investments),
  records: (tx, today) => recordInvestments(tx, args.key, investments, today),
});

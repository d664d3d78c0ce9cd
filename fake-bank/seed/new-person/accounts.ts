import { ledgerAccounts, numbersPaidTo } from '#bank/core/ledger/accounts';
import type { Reader } from '#bank/core/storage/collection';
import type { ProductSlug } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { CREDIT_LIMIT, instalmentsOf, type PersonAccount } from '#contract/domain/person';
import {
  cheques,
  creditCard,
  fund,
  type Holding,
  lineOfCredit,
  mortgage,
  personalLoan,
  portfolio,
} from '../accounts';
import type { Habit } from '../habits';
import { type Loan, repayment } from '../loans';
import { digitsFrom } from '../random';
import { cardMonths, dollarMonths, lineMonths, pesoMonths } from './months';

export type NewAccount = { holding: Holding; habits: readonly Habit[] };

type AccountNaming = { key: string; ending: string; alias?: string; today: BankDate };

const ENDING_DIGITS = 4;

/** Returns four last digits for which all numbers of a cheque account are unused. */
function freeEnding(reader: Reader, key: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const ending = digitsFrom(`${key} ${attempt}`, ENDING_DIGITS);
    const { account } = cheques({ key, ending, description: key, balance: 0 });
    if (
      numbersPaidTo(account).every((number) => reader.list(ledgerAccounts, 'byNumber', number).length === 0)
    )
      return ending;
  }
}

function chequing(
  naming: AccountNaming,
  { currency = 'MXN', balance = 0, movements }: PersonAccount,
): NewAccount {
  const description = currency === 'USD' ? 'Cuenta Dólares' : 'Cuenta Cenzontle';
  const months = currency === 'USD' ? dollarMonths : pesoMonths;
  return {
    holding: cheques({ ...naming, description, balance }, currency),
    habits: months(naming.key, movements?.months ?? 0),
  };
}

/** Avoids yesterday: the amount of that day's purchase depends on the interest. */
const cutOffDay = (usualDay: number, today: BankDate): number =>
  Number(addDays(today, -1).slice(8)) === usualDay ? usualDay + 1 : usualDay;

type RevolvingKind = {
  open: typeof creditCard;
  description: string;
  cutOff: number;
  months: typeof cardMonths;
};

const revolving =
  ({ open, description, cutOff, months }: RevolvingKind) =>
  (naming: AccountNaming, { balance = 0, limit = CREDIT_LIMIT, movements }: PersonAccount): NewAccount => ({
    holding: open({ ...naming, balance, limit, description, cutOffDay: cutOffDay(cutOff, naming.today) }),
    habits: months(naming.key, movements?.months ?? 0, { balance, limit }),
  });

type LoanKind = {
  open: typeof personalLoan;
  product: 'loan' | 'mortgage';
  description: string;
  terms: Pick<Loan, 'principal' | 'yearlyRate' | 'dueDay'>;
  vat: boolean;
};

const newLoan =
  ({ open, product, description, terms, vat }: LoanKind) =>
  (naming: AccountNaming, account: PersonAccount): NewAccount => {
    const { principal = terms.principal } = account;
    const agreed: Loan = { ...terms, principal, ...instalmentsOf(account, product) };
    return {
      holding: open({ ...naming, description, loan: agreed }),
      habits: [repayment({ account: naming.key, paidFrom: 'spei', loan: agreed, vat })],
    };
  };

const emptyPortfolio = (naming: AccountNaming): NewAccount => ({
  holding: portfolio({
    ...naming,
    description: 'Inversión Cuenta Única',
    portfolioType: 'INVERSION CUENTA UNICA',
    investments: [],
  }),
  habits: [],
});

const isPesoCheques = ({ product, currency = 'MXN' }: PersonAccount) =>
  product === 'chequing' && currency === 'MXN';

/** Accounts in the order of the request, with keys such as `rosa-chequing-1`. */
export function newAccounts(
  reader: Reader,
  { user, today }: { user: string; today: BankDate },
  requested: readonly PersonAccount[],
): readonly NewAccount[] {
  const counts = new Map<ProductSlug, number>();
  const keys = requested.map(({ product }) => {
    let key: string;
    do {
      const count = (counts.get(product) ?? 0) + 1;
      counts.set(product, count);
      key = `${user}-${product}-${count}`;
    } while (reader.get(ledgerAccounts, key));
    return key;
  });
  const cash = keys[requested.findIndex(isPesoCheques)];
  const emptyFund = (naming: AccountNaming): NewAccount => ({
    holding: fund({ ...naming, fund: 'CZDEUDA', units: null, ...(cash !== undefined && { cash }) }),
    habits: [],
  });
  const make: Record<ProductSlug, (naming: AccountNaming, account: PersonAccount) => NewAccount> = {
    'chequing': chequing,
    'credit-card': revolving({
      open: creditCard,
      description: 'Tarjeta Oro',
      cutOff: 12,
      months: cardMonths,
    }),
    'line-of-credit': revolving({
      open: lineOfCredit,
      description: 'Línea Cenzontle',
      cutOff: 7,
      months: lineMonths,
    }),
    'loan': newLoan({
      open: personalLoan,
      product: 'loan',
      description: 'Crédito Personal',
      terms: { principal: 100_000, yearlyRate: 24, dueDay: 5 },
      vat: true,
    }),
    'mortgage': newLoan({
      open: mortgage,
      product: 'mortgage',
      description: 'Crédito Hipotecario',
      terms: { principal: 860_000, yearlyRate: 11.2, dueDay: 10 },
      vat: false,
    }),
    'investment-fund': emptyFund,
    'investment-product': emptyPortfolio,
  };
  return requested.map((account, index) => {
    const { product, alias } = account;
    const key = keys[index] ?? '';
    return make[product](
      { key, ending: freeEnding(reader, key), today, ...(alias !== undefined && { alias }) },
      account,
    );
  });
}

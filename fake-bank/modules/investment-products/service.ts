import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { fieldError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn, move, openAccount } from '#bank/core/ledger/ledger';
import { nextFolio } from '#bank/core/operations/folio';
import {
  bindOperation,
  checkReviewed,
  executeOnce,
  openOperation,
  storeReviewed,
} from '#bank/core/operations/operation';
import type { Reader } from '#bank/core/storage/collection';
import { nextDigits, nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { type Entitlement, formatEnding } from '#contract/domain/account';
import { addDays, bankDate } from '#contract/domain/dates';
import type { PortfolioType } from '#contract/domain/investment';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { InvestmentOrder } from '#contract/investment-products';
import { type InvestmentTerms, investments } from './investment';
import { openingEntry, schedulePayment } from './maturity';
import { maturityOf } from './payments';
import { rateFor } from './rates';
import { checkOrder } from './rules';
import { findOwnedPortfolio, holdsInvestments, type PortfolioAccount } from './views';

const kindOf = (type: PortfolioType): string => `investment ${type}`;

export const portfoliosOf = (reader: Reader, customer: string, type: PortfolioType): PortfolioAccount[] =>
  accountsOf(reader, customer)
    .filter(holdsInvestments)
    .filter(({ portfolioType }) => portfolioType === type);

export const setUp = (tx: Transaction, customer: string, type: PortfolioType): string =>
  openOperation(tx, customer, kindOf(type)).key;

/** Returns the named portfolio, else the customer's portfolio of this type, if any. */
function portfolioFor(
  reader: Reader,
  customer: string,
  { type, investment_account_key: portfolioKey }: InvestmentOrder,
): PortfolioAccount | undefined {
  if (portfolioKey === undefined) return portfoliosOf(reader, customer, type)[0];
  const portfolio = findOwnedPortfolio(reader, customer, portfolioKey);
  if (portfolio.portfolioType !== type) {
    throw fieldError('investment_account_key', 'Elige un contrato de este tipo de inversión.');
  }
  return portfolio;
}

function check(reader: Reader, { customer, now }: Actor, order: InvestmentOrder) {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  const to = findOwnedAccount(reader, customer, order.to_account_key);
  const portfolio = portfolioFor(reader, customer, order);
  checkOrder(order, { now, from: { ...from, available: availableIn(reader, from) }, to });
  const { investment_type: type, term } = order;
  const amount = toCentavos(order.amount);
  const rate = rateFor(type, term, amount);
  if (rate === undefined) throw new Error(`no rate for ${type} of ${term} days`);
  const startDate = bankDate(now);
  const terms: InvestmentTerms = {
    type,
    term,
    rate,
    amount,
    startDate,
    maturityDate: maturityOf(startDate, term),
  };
  return { from, to, portfolio, terms };
}

/** Binds the order with its day and rate to the operation. */
export function validate(
  tx: Transaction,
  actor: Actor,
  key: string,
  order: InvestmentOrder,
): InvestmentTerms {
  const execution = { key, customer: actor.customer, kind: kindOf(order.type) };
  bindOperation(tx, execution, order);
  const { terms } = check(tx, actor, order);
  storeReviewed(tx, execution, terms);
  return terms;
}

const NO_ENTITLEMENTS: Entitlement[] = (['TRANSFER_FROM', 'TRANSFER_TO', 'PAY_BILL'] as const).map(
  (type) => ({
    type,
    value: 'N',
  }),
);

const names: Record<PortfolioType, string> = {
  'VALORES': 'Valores',
  'INVERSION CUENTA UNICA': 'Inversión Cuenta Única',
};

/** Called for the customer's first investment of a type. */
const openPortfolio = (tx: Transaction, customer: string, type: PortfolioType): CustomerAccount =>
  openAccount(tx, {
    kind: 'customer',
    key: nextKey(tx, 'portfolio'),
    customer,
    currency: 'MXN',
    floor: 0,
    type: 'Valores',
    description: names[type],
    displayId: formatEnding(nextDigits(tx, 'portfolio-number')),
    entitlements: NO_ENTITLEMENTS,
    portfolioType: type,
  });

/** Executes a validated order once; returns the investment's key. */
export function execute(tx: Transaction, actor: Actor, key: string, order: InvestmentOrder): string {
  const { customer, now } = actor;
  const reference = { key, nonce: null, customer, kind: kindOf(order.type) };
  return executeOnce(tx, reference, order, {
    checkOwnership: () => {
      findOwnedAccount(tx, customer, order.from_account_key);
      findOwnedAccount(tx, customer, order.to_account_key);
      portfolioFor(tx, customer, order);
    },
    mayBeUnvalidated: () => false,
    make: () => {
      const { from, to, portfolio, terms } = check(tx, actor, order);
      checkReviewed(tx, reference, terms);
      const holder = portfolio ?? openPortfolio(tx, customer, order.type);
      const investment = tx.put(investments, {
        key,
        confirmationNumber: nextFolio(tx),
        orderedAt: now,
        portfolio: holder.key,
        paidFrom: from.key,
        proceedsTo: to.key,
        ...terms,
      });
      move(tx, { at: now, category: 'investment', ...openingEntry(investment) });
      const { amount, term } = investment;
      logSuccess(
        tx,
        actor,
        'INVESTMENT',
        `Invertiste ${formatCentavos(amount, 'MXN')} a ${term} ${term === 1 ? 'día' : 'días'}`,
      );
      schedulePayment(tx, investment, addDays(terms.startDate, 1));
      return investment.key;
    },
  });
}

import { logSuccess } from '#bank/core/activity/activity';
import { notify } from '#bank/core/activity/outbox';
import { addMonths } from '#bank/core/calendar/months';
import { DomainError } from '#bank/core/errors/domain-error';
import { bankAccount, type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { type LedgerTransaction, ledgerTransactions, move, post } from '#bank/core/ledger/ledger';
import type { CreditTerms } from '#bank/core/ledger/terms';
import { type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { accountRef, accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { branchOf } from '#bank/shared/institutions/branches';
import { raiseLimit } from '#bank/shared/lending/limit';
import { cutOffDayOf, openCredit } from '#bank/shared/lending/open-credit';
import { dueDateOf } from '#bank/shared/lending/plan';
import { isRevolving, type RevolvingAccount } from '#bank/shared/lending/views';
import type { OfferAccount, OfferProperties } from '#contract/campaigns';
import { isLoan } from '#contract/domain/campaign';
import { loanCat, revolvingCat } from '#contract/domain/cat';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { feeOf, vatOf } from '#contract/domain/loan-plan';
import { formatCentavos } from '#contract/domain/money';
import { isPesoCheques } from '#contract/rules/accounts';
import { ANNUAL_FEE, CARD_READY, endAt, feeAt, LINE_END, readyAt, yearOf } from './days';
import { type Acceptance, type Offer, offers } from './offer';

/** Amounts are centavos; `at` is the time of acceptance. */
type AgreedOffer = { offer: Offer; amount: number; properties: OfferProperties; at: number };

type AcceptanceResult = Pick<Acceptance, 'account' | 'deposit' | 'firstPaymentDate'>;

export const offerAccount = (account: CustomerAccount): OfferAccount => ({
  key: account.key,
  type: account.type,
  ...accountRef(account),
});

/** Returns the default deposit account of a loan: the one that receives a payroll, else the first. */
export function depositAccountOf(reader: Reader, customer: string): CustomerAccount | undefined {
  const accounts = accountsOf(reader, customer).filter(isPesoCheques);
  const payrolls = reader.list(ledgerTransactions, 'byAccount', bankAccount('payroll'));
  const isPaidTo = ({ key }: CustomerAccount, { postings }: LedgerTransaction) =>
    postings.some(({ account }) => account === key);
  const last = payrolls.findLast((payroll) => accounts.some((account) => isPaidTo(account, payroll)));
  return accounts.find((account) => last && isPaidTo(account, last)) ?? accounts[0];
}

/** Returns the chosen deposit account of a loan, else the default. */
export function depositAccountFor(
  reader: Reader,
  customer: string,
  { deposit_account_key: chosen }: OfferProperties,
): CustomerAccount {
  if (chosen !== undefined) {
    const account = findOwnedAccount(reader, customer, chosen);
    checkPesoCheques(account, 'offer_properties.deposit_account_key');
    return account;
  }
  const account = depositAccountOf(reader, customer);
  if (!account) throw new DomainError('CZ_OFFER_EXPIRED');
  return account;
}

export function accountToRaise(reader: Reader, { customer, account: key = '' }: Offer): RevolvingAccount {
  const account = findOwnedAccount(reader, customer, key);
  if (!isRevolving(account)) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

function payOut(tx: Transaction, { offer, amount, properties, at }: AgreedOffer, credit: CustomerAccount) {
  const account = depositAccountFor(tx, offer.customer, properties);
  const entry = { at, category: 'credit' } as const;
  move(tx, { ...entry, description: offer.title, from: credit.key, to: account.key, amount });
  const { fee, vat } = feeOf(amount, offer.openingFee);
  if (fee > 0) {
    post(tx, {
      ...entry,
      description: 'Comisión por apertura e IVA',
      postings: [
        { account: account.key, amount: -(fee + vat) },
        { account: bankAccount('fees'), amount: fee },
        { account: bankAccount('vat'), amount: vat },
      ],
    });
  }
  return { ...offerAccount(account), amount: amount - fee - vat };
}

function makeLoan(tx: Transaction, agreed: AgreedOffer, term: number): AcceptanceResult {
  const { offer, amount, at } = agreed;
  const { customer, description } = offer;
  const today = bankDate(at);
  const firstDueDate = addMonths(today, 1);
  const loan = { principal: amount, yearlyRate: offer.yearlyRate, vat: true, term };
  const cat = loanCat(loan, feeOf(amount, offer.openingFee).fee);
  const terms = { kind: 'instalments', ...loan, cat, startDate: today, firstDueDate } as const;
  const credit = openCredit(tx, { customer, type: 'Crédito Personal', description, terms }, today);
  return {
    account: offerAccount(credit),
    deposit: payOut(tx, agreed, credit),
    firstPaymentDate: dueDateOf(terms, 1),
  };
}

/** Charged even beyond the limit. */
function chargeAnnualFee(tx: Transaction, key: string, annualFee: number, at: number): void {
  const charge = { at, category: 'credit', from: key, belowFloor: true } as const;
  move(tx, { ...charge, description: 'Anualidad', to: bankAccount('fees'), amount: annualFee });
  const vat = vatOf(annualFee);
  if (vat > 0)
    move(tx, { ...charge, description: 'IVA de anualidad', to: bankAccount('fee-vat'), amount: vat });
}

const scheduleAnnualFee = (tx: Transaction, key: string, opened: BankDate, year: number): void =>
  void schedule(tx, { kind: ANNUAL_FEE, key, at: feeAt(opened, year) });

function makeRevolving(
  tx: Transaction,
  { offer, amount, at, properties: { deadline } }: AgreedOffer,
): AcceptanceResult {
  const { key, customer, description, yearlyRate, annualFee } = offer;
  const type = offer.product === 'TDC' ? 'Tarjeta de Crédito' : 'Línea de Crédito';
  const today = bankDate(at);
  const terms: CreditTerms = {
    kind: 'revolving',
    limit: amount,
    yearlyRate,
    cat: revolvingCat({ limit: amount, yearlyRate, annualFee }),
    cutOffDay: cutOffDayOf(today),
  };
  const credit = openCredit(tx, { customer, type, description, terms }, today);
  if (annualFee > 0) {
    chargeAnnualFee(tx, credit.key, annualFee, at);
    scheduleAnnualFee(tx, key, today, 1);
  }
  if (offer.product === 'TDC') {
    schedule(tx, { kind: CARD_READY, key, at: readyAt(today) });
  }
  if (deadline !== undefined) {
    schedule(tx, { kind: LINE_END, key, at: endAt(today, deadline) });
  }
  return { account: offerAccount(credit) };
}

function raise(tx: Transaction, { offer, amount, at }: AgreedOffer): AcceptanceResult {
  const account = accountToRaise(tx, offer);
  raiseLimit(tx, account, amount, bankDate(at));
  return { account: offerAccount(account) };
}

export function accept(tx: Transaction, agreed: AgreedOffer, folio: string): Offer {
  const { offer, properties, amount, at } = agreed;
  const actor = { customer: offer.customer, now: at };
  const preposition = offer.product === 'CLI' ? 'hasta' : 'por';
  const sentence = `Aceptaste ${offer.title} ${preposition} ${formatCentavos(amount, 'MXN')}`;
  logSuccess(tx, actor, 'OFFER', sentence);
  notify(tx, actor, {
    channel: 'EMAIL',
    subject: 'Aceptaste una oferta',
    text: `${sentence}. Folio ${folio}. Si no fuiste tú, llámanos.`,
  });
  return tx.put(offers, { ...offer, acceptance: { folio, at, properties, ...applyOffer(tx, agreed) } });
}

function applyOffer(tx: Transaction, agreed: AgreedOffer): AcceptanceResult {
  const { offer, properties } = agreed;
  if (offer.product === 'CLI') return raise(tx, agreed);
  return isLoan(offer.product) ? makeLoan(tx, agreed, properties.deadline ?? 0) : makeRevolving(tx, agreed);
}

export function notifyCardReady(tx: Transaction, { key, at }: ScheduledJob): void {
  const offer = tx.get(offers, key);
  const branch = branchOf(offer?.acceptance?.properties.branch_id ?? '');
  if (!offer || !branch) return;
  notify(
    tx,
    { customer: offer.customer, now: at },
    {
      channel: 'EMAIL',
      subject: 'Tu tarjeta está lista',
      text: `Recoge tu ${offer.title} en ${branch.name}: ${branch.address}, ${branch.city}. Lleva tu identificación.`,
    },
  );
}

export function runAnnualFee(tx: Transaction, { key, at }: ScheduledJob): void {
  const offer = tx.get(offers, key);
  if (!offer?.acceptance) return;
  const { account, at: acceptedAt } = offer.acceptance;
  const openedOn = bankDate(acceptedAt);
  chargeAnnualFee(tx, account.key, offer.annualFee, at);
  scheduleAnnualFee(tx, key, openedOn, yearOf(bankDate(at)) - yearOf(openedOn) + 1);
}

/** Disables drawing from a line; repayment continues. */
export function endLine(tx: Transaction, { key }: ScheduledJob): void {
  const line = tx.get(ledgerAccounts, tx.get(offers, key)?.acceptance?.account.key ?? '');
  if (line?.kind !== 'customer') return;
  const entitlements = line.entitlements.map((entitlement) =>
    entitlement.type === 'TRANSFER_FROM' ? { ...entitlement, value: 'N' as const } : entitlement,
  );
  tx.put(ledgerAccounts, { ...line, entitlements });
}

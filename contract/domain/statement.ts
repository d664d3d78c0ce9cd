/** What a statement of an account says, on paper and as data. Amounts are in the account's currency. */
import * as z from 'zod/mini';
import { ProductLabel } from './account';
import { BankDate } from './dates';
import { Currency, WireAmount } from './money';

/** What moved in a period, and what the tax office wants to know of it. */
export const StatementType = z.enum(['ACCOUNT', 'FISCAL']);
export type StatementType = z.infer<typeof StatementType>;

export const StatementFormat = z.enum(['pdf', 'xml']);
export type StatementFormat = z.infer<typeof StatementFormat>;

/** What each can be had as. */
export const statementFormats: Record<StatementType, readonly StatementFormat[]> = {
  ACCOUNT: ['pdf'],
  FISCAL: ['pdf', 'xml'],
};

/** For how many months the bank keeps them, and how many days after its period one is ready. */
export const STATEMENT_MONTHS = 24;
export const STATEMENT_READY_DAYS = 3;

const statementAccount = {
  key: z.string(),
  type: ProductLabel,
  description: z.string(),
  displayId: z.string(),
};

/** A statement in a list. Both days are in its period. */
export const AccountStatement = z.object({
  statementKey: z.string(),
  statementType: StatementType,
  account: z.object(statementAccount),
  startDate: BankDate,
  endDate: BankDate,
  formats: z.array(StatementFormat),
});
export type AccountStatement = z.infer<typeof AccountStatement>;

const StatementMovement = z.object({
  date: BankDate,
  description: z.string(),
  /** Negative takes from the customer: money that left, or debt that grew. */
  amount: WireAmount,
  /** What was in the account after it; of credit, what was owed. */
  balance: WireAmount,
});

/** What has to be paid for a period of a card or a line. */
const StatementCredit = z.object({
  creditLimit: WireAmount,
  interestRate: z.number(),
  dueDate: BankDate,
  minimumPayment: WireAmount,
  /** What avoids interest when it is paid by then. */
  toAvoidInterest: WireAmount,
});

/** What the law wants told apart. */
const StatementTaxes = z.object({
  interestEarned: WireAmount,
  taxWithheld: WireAmount,
  interestCharged: WireAmount,
  fees: WireAmount,
  vat: WireAmount,
});
export type StatementTaxes = z.infer<typeof StatementTaxes>;

export const StatementContent = z.extend(AccountStatement, {
  holder: z.string(),
  account: z.object({ ...statementAccount, clabe: z.optional(z.string()) }),
  currencyCode: Currency,
  openingBalance: WireAmount,
  closingBalance: WireAmount,
  /** Positive both: what was added and what was taken. */
  credits: WireAmount,
  charges: WireAmount,
  movements: z.array(StatementMovement),
  credit: z.optional(StatementCredit),
  taxes: StatementTaxes,
  /** What a bank has to say of such an account. */
  notes: z.array(z.string()),
});
export type StatementContent = z.infer<typeof StatementContent>;

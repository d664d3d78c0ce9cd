import * as z from 'zod/mini';
import { ProductLabel } from './account';
import { BankDate } from './dates';
import { Currency, WireAmount } from './money';
import { MovementCategory } from './movement-category';

export const StatementType = z.enum(['ACCOUNT', 'FISCAL']);
export type StatementType = z.infer<typeof StatementType>;

export const StatementFormat = z.enum(['pdf', 'xml']);
export type StatementFormat = z.infer<typeof StatementFormat>;

export const statementFormats: Record<StatementType, readonly StatementFormat[]> = {
  ACCOUNT: ['pdf'],
  FISCAL: ['pdf', 'xml'],
};

export const STATEMENT_MONTHS = 24;
export const STATEMENT_READY_DAYS = 3;

const statementAccount = {
  key: z.string(),
  type: ProductLabel,
  description: z.string(),
  displayId: z.string(),
};

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
  /** Negative for money out or added debt. */
  amount: WireAmount,
  balance: WireAmount,
});

const StatementSpending = z.object({ category: MovementCategory, amount: WireAmount });
export type StatementSpending = z.infer<typeof StatementSpending>;

const StatementCredit = z.object({
  creditLimit: WireAmount,
  interestRate: z.number(),
  dueDate: BankDate,
  minimumPayment: WireAmount,
  toAvoidInterest: WireAmount,
});

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
  rfc: z.optional(z.string()),
  account: z.object({ ...statementAccount, clabe: z.optional(z.string()) }),
  currencyCode: Currency,
  openingBalance: WireAmount,
  closingBalance: WireAmount,
  credits: WireAmount,
  charges: WireAmount,
  spending: z.optional(z.array(StatementSpending)),
  movements: z.array(StatementMovement),
  credit: z.optional(StatementCredit),
  taxes: StatementTaxes,
  notes: z.array(z.string()),
});
export type StatementContent = z.infer<typeof StatementContent>;

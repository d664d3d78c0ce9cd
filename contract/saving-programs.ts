import * as z from 'zod/mini';
import { Account, AccountRef } from './domain/account';
import { BankDate, Instant } from './domain/dates';
import { Key, Nonce } from './domain/key';
import { KnownMoney, PositiveAmount } from './domain/money';
import { independentRows } from './domain/partial-list';
import { Frequency } from './domain/recurrence';
import { c, routerOptions } from './domain/router';
import { OptionalLabel } from './domain/text';

export const MAX_PROGRAM_NAME_LENGTH = 25;

/** ERROR: the last saving failed; ACTIVE again after the next success. */
export const ProgramStatus = z.enum(['ACTIVE', 'PAUSED', 'ERROR']);
export type ProgramStatus = z.infer<typeof ProgramStatus>;

/** Date format of `tx_date`: `24112026` is 2026-11-24. */
export const dayOfTxDate = (date: string): BankDate =>
  `${date.slice(4)}-${date.slice(2, 4)}-${date.slice(0, 2)}`;
export const txDateOf = (day: BankDate): string => day.split('-').reverse().join('');

const isTxDate = (text: string) => BankDate.safeParse(dayOfTxDate(text)).success;
const TxDate = z.string().check(z.refine(isTxDate, 'Escribe una fecha válida.'));

const amount = z.strictObject({ amount: PositiveAmount, currency_code: z.literal('MXN') });
const periodicity = z.strictObject({ frequency: Frequency });
export const ProgramName = OptionalLabel(MAX_PROGRAM_NAME_LENGTH);

/**
 * `tx_date` is the earliest start; the first matching day is used. A goal only shows progress: saving
 * continues until deletion.
 */
export const NewProgram = z.strictObject({
  key: Key,
  nonce: Nonce,
  account_type: z.literal('Cheques'),
  from_account_key: Key,
  to_account: Key,
  amount,
  periodicity,
  tx_date: TxDate,
  name: z.optional(ProgramName),
  goal: z.optional(amount),
});
export type NewProgram = z.infer<typeof NewProgram>;
export type ProgramOrder = Omit<NewProgram, 'key' | 'nonce'>;

/** Omitted values stay unchanged; null removes the goal; an empty edit is rejected. */
export const ProgramEdit = z
  .strictObject({
    amount: z.optional(amount),
    periodicity: z.optional(periodicity),
    to_account: z.optional(Key),
    status: z.optional(z.enum(['ACTIVE', 'PAUSED'])),
    name: z.optional(ProgramName),
    goal: z.optional(z.nullable(amount)),
  })
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Di qué cambia.'));
export type ProgramEdit = z.infer<typeof ProgramEdit>;

export const ProgramQuote = z.object({ key: z.string(), firstDate: BankDate });
export type ProgramQuote = z.infer<typeof ProgramQuote>;

export const SavingProgram = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  accountType: z.literal('Cheques'),
  fromAccount: AccountRef,
  toAccount: AccountRef,
  amount: KnownMoney,
  periodicity: z.object({ frequency: Frequency }),
  effectiveDate: BankDate,
  changedAt: z.optional(Instant),
  status: ProgramStatus,
  name: z.optional(z.string()),
  goal: z.optional(KnownMoney),
  saved: z.optional(KnownMoney),
  nextDate: z.optional(BankDate),
  errors: z.optional(z.array(z.object({ date: BankDate, amount: KnownMoney, reason: z.string() }))),
});
export type SavingProgram = z.infer<typeof SavingProgram>;

const ProgramSetup = z.object({ key: z.string(), nonce: z.string(), accounts: z.array(Account) });
export type ProgramSetup = z.infer<typeof ProgramSetup>;

const base = '/saving-programs/v1/saving-programs';

export const savingPrograms = c.router(
  {
    // Must precede routes with a key in this position.
    resources: {
      method: 'GET',
      path: `${base}/elegible-resources`,
      responses: { 200: ProgramSetup },
      summary: 'Lists the accounts that may take part, with the key and nonce of the open operation',
    },
    list: {
      method: 'GET',
      path: base,
      responses: { 200: z.object({ data: z.array(SavingProgram) }) },
      summary: 'Lists the customer’s saving programs, oldest first',
      metadata: independentRows,
    },
    validate: {
      method: 'POST',
      path: `${base}/validations`,
      body: NewProgram,
      responses: { 200: ProgramQuote },
      summary: 'Checks a program and binds it to the key; may be repeated until it is created',
    },
    create: {
      method: 'POST',
      path: `${base}/confirmations`,
      body: NewProgram,
      responses: { 200: SavingProgram },
      summary: 'Creates the validated program once; a repeat returns the same program',
    },
    get: {
      method: 'GET',
      path: `${base}/:programKey`,
      query: z.strictObject({ saving_programs_status: z.optional(z.literal('ERROR')) }),
      responses: { 200: SavingProgram },
      summary: 'Returns one program; with saving_programs_status=ERROR also the failed attempts',
    },
    edit: {
      method: 'PUT',
      path: `${base}/:programKey`,
      body: ProgramEdit,
      responses: { 200: SavingProgram },
      summary: 'Changes amount, frequency, destination, name or goal; pauses or resumes a program',
    },
    remove: {
      method: 'DELETE',
      path: `${base}/:programKey`,
      responses: { 204: c.noBody() },
      summary: 'Deletes a program, which stops the saving',
    },
    receipt: {
      method: 'GET',
      path: `${base}/:programKey/receipt`,
      responses: { 200: SavingProgram },
      summary: 'Returns the receipt of a program; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Saving programs', ['transfers']),
);

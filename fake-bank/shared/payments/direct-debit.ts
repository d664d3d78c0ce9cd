import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { historyPosition } from '#bank/core/lists/position';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection, type Reader } from '#bank/core/storage/collection';
import { Count, keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { isClabe } from '#contract/domain/clabe';
import type { BankDate } from '#contract/domain/dates';
import { MobileTelephone } from '#contract/domain/mobile-telephone';
import { CancellationType, ChargedMedium, ChargeStatus } from '#contract/domain/preauthorized-payment';
import { isRfc } from '#contract/domain/rfc';
import { pesoChequesProblem } from '../accounts/peso-cheques';
import { StoredAccount } from '../accounts/stored-account';
import { Reference, StoredField } from '../fields/stored-field';
import type { MerchantData } from '../merchants/merchant';
import { merchantOf, unknownMerchant } from '../merchants/merchants';

const ChargeOccurrence = z.object({ agreed: StoredDay, day: StoredDay, tries: Count });

/** A CLABE or a debit card. */
const MediumNumber = z
  .string()
  .check(z.refine((digits) => isClabe(digits) || /^\d{16}$/.test(digits), 'Write a CLABE or a card.'));

const Charge = z.object({
  date: StoredDay,
  amount: z.optional(PositiveCentavos),
  status: ChargeStatus,
  reason: z.optional(StoredText()),
});
export type Charge = z.infer<typeof Charge>;

const Phone = z
  .string()
  .check(z.refine((digits) => MobileTelephone.safeParse(digits).success, 'Write 10 digits, not all zeros.'));

/** Active while it has a `turn` (its next charge). */
const DirectDebit = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  orderedAt: StoredInstant,
  paymentType: ChargedMedium,
  from: StoredAccount,
  mediaTypeNumber: MediumNumber,
  merchantKey: StoredKey,
  reference: Reference,
  values: z.array(z.extend(StoredField, { name: StoredText(100) })),
  phone: z.optional(Phone),
  identification: z.optional(StoredText(20)),
  rfc: z.optional(z.string().check(z.refine(isRfc, 'Write a valid RFC.'))),
  turn: z.optional(ChargeOccurrence),
  lastCharge: z.optional(Charge),
  cancelledAt: z.optional(StoredInstant),
});
export type DirectDebit = z.infer<typeof DirectDebit>;

export const directDebits = new Collection<DirectDebit, 'byCustomer'>(
  'direct-debits',
  DirectDebit,
  (debit) => debit.key,
  {
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ orderedAt, confirmationNumber }) => historyPosition(orderedAt, confirmationNumber),
    },
  },
  {
    references: ({ from }) => accountsNamed({ 'from.account': from.account }),
    happenedAt: ({ orderedAt, cancelledAt }) => ({ orderedAt, cancelledAt }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation', 'direct-debit') },
    validate: (debit, reader) =>
      unknownMerchant(debit) ??
      pesoChequesProblem(reader, { 'from.account': debit.from.account }) ??
      unfinishedMaker(debit, reader) ??
      (debit.turn && debit.cancelledAt !== undefined
        ? { field: 'turn', reason: `${debit.key} is cancelled, and says when it charges.` }
        : undefined),
  },
);

/** Returns the day on which a direct debit will charge the bill, if any. */
export const chargeDayOf = (
  reader: Reader,
  customer: string,
  bill: { merchantKey: string; reference: string; due: BankDate },
): BankDate | undefined =>
  reader
    .list(directDebits, 'byCustomer', customer)
    .find(
      ({ merchantKey, reference, turn }) =>
        merchantKey === bill.merchantKey && reference === bill.reference && turn?.agreed === bill.due,
    )?.turn?.day;

export const billedTo = ({
  merchantKey,
  reference,
}: Pick<DirectDebit, 'merchantKey' | 'reference'>): { merchant: MerchantData; reference: string } => ({
  merchant: merchantOf(merchantKey),
  reference,
});

/** Mandates cancelled together, each with the charge that will not run. */
const Cancellation = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  at: StoredInstant,
  type: CancellationType,
  debits: z.array(
    z.object({
      key: StoredKey,
      nextCharge: z.optional(z.object({ date: StoredDay, amount: z.optional(PositiveCentavos) })),
    }),
  ),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const cancellations = new Collection(
  'direct-debit-cancellations',
  Cancellation,
  ({ key }) => key,
  {},
  {
    references: ({ debits }) =>
      Object.fromEntries(debits.map(({ key }, index) => [`debits.${index}.key`, [directDebits, key]])),
    happenedAt: ({ at }) => ({ at }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation') },
    validate: unfinishedMaker,
  },
);

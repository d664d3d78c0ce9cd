import * as z from 'zod/mini';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';

export const PortabilityType = z.literal('RECEIVE');

export const PayingAccountType = z.enum(['CLABE', 'DEBIT_CARD']);
export type PayingAccountType = z.infer<typeof PayingAccountType>;

/** REQUESTED and IN_PROCESS are open: cancellable, and they block another request for the same paying account. */
export const PortabilityStatus = z.enum(['REQUESTED', 'IN_PROCESS', 'ACCEPTED', 'REJECTED', 'CANCELLED']);
export type PortabilityStatus = z.infer<typeof PortabilityStatus>;

/** Business days for the paying bank's answer, from the day after the request. */
export const ANSWER_DAYS = 10;

export const Portability = z.object({
  key: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  portabilityType: PortabilityType,
  status: PortabilityStatus,
  effectiveDate: BankDate,
  accountKey: z.string(),
  account: AccountRef,
  thirdParty: z.string(),
  thirdPartyName: z.string(),
  thirdPartyAccountType: PayingAccountType,
  thirdPartyAccountNumber: z.string(),
  birthdate: BankDate,
  rejectionReason: z.optional(z.string()),
  history: z.optional(z.array(z.object({ status: PortabilityStatus, at: Instant }))),
});
export type Portability = z.infer<typeof Portability>;

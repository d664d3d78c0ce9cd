import * as z from 'zod/mini';
import type { Reader } from '#bank/core/storage/collection';
import { bankNameOf } from '#bank/shared/institutions/institutions';
import { speiOf, type ThirdPartyTransfer, type Transfer, transfers } from '#bank/shared/transfers/transfer';
import { bankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';

const Question = z.object({
  /** `23/11/2026` */
  date: z.string(),
  trackingKey: z.string(),
  issuer: z.string(),
  receiver: z.string(),
  account: z.string(),
  /** As typed: `2,500.00`. */
  amount: z.string(),
});
export type Question = z.infer<typeof Question>;

const THIS_BANK = '044';

/** Undefined if a field is missing or not text. */
export function questionOf(form: unknown): Question | undefined {
  const { data } = z.safeParse(Question, form);
  return data;
}

const hasProof = (transfer: Transfer): transfer is ThirdPartyTransfer =>
  transfer.thirdParty !== undefined && speiOf(transfer) !== undefined;

export const byProofKey = (reader: Reader, key: string): ThirdPartyTransfer | undefined =>
  reader.list(transfers, 'byProof', key).find(hasProof);

/** Execution time of a scheduled transfer, else the time of the order. */
export const sentAt = ({ executedAt, orderedAt }: Transfer): number => executedAt ?? orderedAt;

/** Converts to ISO: `2026-11-23`. */
const dayOf = (text: string): string => text.trim().split('/').reverse().join('-');

/** Returns centavos; undefined if the text is no amount. */
function centavosOf(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? toCentavos(Number(digits)) : undefined;
}

export const findTransfer = (reader: Reader, question: Question): ThirdPartyTransfer | undefined =>
  reader
    .list(transfers, 'byTracking', question.trackingKey.trim())
    .filter(hasProof)
    .find(
      (transfer) =>
        bankDate(sentAt(transfer)) === dayOf(question.date) &&
        question.issuer === THIS_BANK &&
        bankNameOf(question.receiver) === transfer.thirdParty.bankName &&
        question.account.trim() === transfer.thirdParty.accountId &&
        centavosOf(question.amount) === transfer.from.amount,
    );

import type { ThirdPartyType } from '#contract/shared/third-party-type';
import type { Receipt } from '#contract/transfers';

export const OWN_TRANSFER = '/transfers/my-own-accounts';

const toOthers = ['spei', 'same-bank', 'credits', 'cards'] as const satisfies readonly ThirdPartyType[];

/** The address of the form for a kind of transfer; undefined for a kind that only the bank knows. */
export function transferBase(kind: string): string | undefined {
  if (kind === 'OWN') return OWN_TRANSFER;
  return toOthers.some((type) => type === kind) ? `/third-parties/${kind}` : undefined;
}

/** The form with what a transfer said, to make it again. `from` is the source account's key, where it is known. */
export function repeatedTransfer(receipt: Receipt, from?: string): string | undefined {
  const base = transferBase(receipt.thirdPartyType);
  return (
    base &&
    `${base}?${new URLSearchParams({
      ...(from !== undefined && { from_account: from }),
      to_account: receipt.toAccount.key,
      amount: receipt.fromAmount.amount.toFixed(2),
      ...(receipt.message && { concept: receipt.message }),
    })}`
  );
}

import type { ThirdPartyType } from '#contract/domain/third-party-type';
import type { Receipt } from '#contract/transfers';

export const OWN_TRANSFER = '/transfers/my-own-accounts';

const thirdPartyTypes = [
  'spei',
  'same-bank',
  'credits',
  'cards',
] as const satisfies readonly ThirdPartyType[];

export const thirdPartyBase = (type: ThirdPartyType): string => `/third-parties/${type}`;

export function transferBase(kind: string): string | undefined {
  if (kind === 'OWN') return OWN_TRANSFER;
  const type = thirdPartyTypes.find((each) => each === kind);
  return type && thirdPartyBase(type);
}

type Overrides = { from_account?: string | undefined; when?: 'later' };

export function repeatTransferUrl(
  receipt: Receipt,
  { from_account: from, when }: Overrides = {},
): string | undefined {
  const base = transferBase(receipt.thirdPartyType);
  return (
    base &&
    `${base}?${new URLSearchParams({
      ...(from !== undefined && { from_account: from }),
      to_account: receipt.toAccount.key,
      amount: receipt.fromAmount.amount.toFixed(2),
      ...(receipt.message && { concept: receipt.message }),
      ...(when !== undefined && { when }),
    })}`
  );
}

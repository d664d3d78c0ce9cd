import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import { transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import { OWN_TRANSFER, thirdPartyBase } from '#web/lib/addresses/transfers.ts';

type Payable = { key: string; accountType: RecipientAccountType };

export function payUrl(
  { key, accountType }: Payable,
  prefilled: Readonly<Record<string, string>> = {},
): string {
  const form =
    accountType === 'OWN' ? OWN_TRANSFER : thirdPartyBase(transferTypeAndLimitOf[accountType].type);
  return `${form}?${new URLSearchParams({ to_account: key, ...prefilled })}`;
}

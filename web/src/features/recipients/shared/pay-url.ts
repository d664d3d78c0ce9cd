import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import { thirdPartyOf } from '#contract/domain/third-party-type';

type Payable = { key: string; accountType: RecipientAccountType };

export function payUrl(
  { key, accountType }: Payable,
  prefilled: Readonly<Record<string, string>> = {},
): string {
  const form =
    accountType === 'OWN' ? '/transfers/my-own-accounts' : `/third-parties/${thirdPartyOf[accountType].type}`;
  return `${form}?${new URLSearchParams({ to_account: key, ...prefilled })}`;
}

import type { Account } from '#contract/shared/account';
import { AccountRow } from './AccountRow';
import { Balance } from './Balance';

/** An account of which there is no more to say than what it holds. */
export const PlainItem = ({ account }: { account: Account }) => (
  <AccountRow account={account}>
    <Balance account={account} />
  </AccountRow>
);

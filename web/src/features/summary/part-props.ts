import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';

/** Props of each part of the home. */
export type PartProps = { accounts: readonly Account[]; today: BankDate };

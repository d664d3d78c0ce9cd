import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';

/** Props of each section of the home page. */
export type PartProps = { accounts: readonly Account[]; today: BankDate };

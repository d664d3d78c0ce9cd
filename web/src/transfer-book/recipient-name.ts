import type { Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';

/** `Mamá · BBVA México •••• 0197` */
export const recipientName = ({ alias, bankName, accountId }: Recipient): string =>
  `${alias} · ${bankName} ${showEnding(accountId)}`;

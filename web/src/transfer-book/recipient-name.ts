import type { Recipient } from '#contract/recipients';

/** `Mamá · BBVA México •••• 0197` */
export const recipientName = ({ alias, bankName, accountId }: Recipient): string =>
  `${alias} · ${bankName} •••• ${accountId.slice(-4)}`;

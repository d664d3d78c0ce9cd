import { transferHistory } from '#web/lib/addresses/transfer-history.ts';

export const CREATE_CREDIT = '/transfers/credits/create';
export const CREATE_CARD = '/transfers/cards/create';

export const historyUrl = (key: string): string =>
  `${transferHistory.to}?${new URLSearchParams({ destination_account: key })}`;

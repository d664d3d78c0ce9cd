import type { NewRecipient } from '#contract/recipients';

export const RECIPIENTS = '/api/third-parties-recipients/v1/transfers/third-parties/recipients';

export const newRecipient = (change: Partial<NewRecipient> = {}): NewRecipient => ({
  alias: 'Plomero',
  name: 'Fidel',
  last_name: 'Ochoa',
  second_last_name: 'Barrios',
  account_type: 'TPTOFF',
  account_id: '002010077777777771',
  bank_id: '002',
  recipient_type: 'PERSONAL',
  ...change,
});

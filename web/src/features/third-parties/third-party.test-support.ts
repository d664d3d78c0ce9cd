import type { CustomerLimit } from '#contract/limits';
import type { Recipient } from '#contract/recipients';
import type { Account } from '#contract/shared/account';
import type { ThirdPartyType } from '#contract/third-parties';
import type { ThirdPartyDraft, ThirdPartyForm } from './third-party';

/** In Mexico City, whatever the device's own time. */
export const at = (time: string, date = '2026-11-23'): number => Date.parse(`${date}T${time}:00-06:00`);

/** Monday 23 November 2026, 09:30. */
export const MORNING = at('09:30');
export const NIGHT = at('21:00');

export const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' as const });

export const account = (key: string, change: Partial<Account> = {}): Account => ({
  key,
  type: 'Cheques',
  description: key,
  displayId: '•••• 0001',
  defaultCurrency: 'MXN',
  primaryBalance: pesos(1000),
  entitlements: [{ type: 'TRANSFER_FROM', value: 'Y' }],
  ...change,
});

export const recipient = (key: string, change: Partial<Recipient> = {}): Recipient => ({
  key,
  alias: 'Mamá',
  name: 'Guadalupe',
  lastName: 'Reyes',
  accountId: '012320015488230197',
  bankId: '40012',
  bankName: 'BBVA México',
  accountType: 'TPTOFF',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
  ...change,
});

export const limit = (change: Partial<CustomerLimit> = {}): CustomerLimit => ({
  limitKey: 'ThirdPartytransferOffUs',
  limitDesc: 'Otros bancos',
  customerLimit: pesos(60_000),
  maxLimit: pesos(500_000),
  ...change,
});

/** Rich enough for every other limit to be the one that is met. */
export const rich = account('rich', { primaryBalance: pesos(900_000) });

export const form = (
  type: ThirdPartyType = 'spei',
  change: Partial<ThirdPartyForm> = {},
): ThirdPartyForm => ({
  key: 'k',
  nonce: 'n',
  type,
  accounts: [account('pesos'), rich],
  recipients: [recipient('mom')],
  limits: [limit()],
  holidays: new Set(['2026-12-25']),
  ...(type === 'spei' && { commission: pesos(5.8) }),
  ...change,
});

export const good: ThirdPartyDraft = {
  from: 'pesos',
  to: 'mom',
  amount: '100',
  when: 'today',
  date: '',
  concept: 'Renta',
  reference: '',
};

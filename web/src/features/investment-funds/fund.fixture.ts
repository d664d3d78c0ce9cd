import type { Account } from '#contract/domain/account';
import type { Fund } from '#contract/domain/fund';
import type { Draft, TradeSetup } from './order';

const PAYROLL = { key: 'nomina', description: 'Nómina', displayId: '•••• 4821' };

const payroll: Account = {
  ...PAYROLL,
  type: 'Cheques',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 9_999.97, currencyCode: 'MXN' },
  entitlements: [],
};

export const fund = (change: Partial<Fund> = {}): Fund => ({
  key: 'deuda',
  type: 'Fondos de Inversión',
  description: 'Fondo Cenzontle Deuda',
  displayId: '•••• 1189',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 86_339.4, currencyCode: 'MXN' },
  units: 70_075,
  buyPrice: 1.234564,
  sellPrice: 1.2321,
  valuationDate: '2026-11-20',
  cashAccount: PAYROLL,
  ...change,
});

/** Returns a setup with these funds and the holidays of Christmas 2026. */
export const setupOf = (...funds: Fund[]): TradeSetup => ({
  key: 'operation',
  accounts: [payroll],
  funds: new Map(funds.map((item) => [item.key, item])),
  holidays: new Set(['2026-12-25']),
  chequeAccounts: [payroll],
});

export const draft = (change: Partial<Draft> = {}): Draft => ({
  operation: 'BUY',
  fund: 'deuda',
  amount: '10,000.00',
  when: 'today',
  date: '',
  ...change,
});

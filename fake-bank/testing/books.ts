import { bankAccount, type CustomerAccount } from '../core/ledger/accounts';
import { move, openAccount, openBankAccounts } from '../core/ledger/ledger';
import { State } from '../core/storage/collection';
import { Transaction } from '../core/storage/transaction';

export const NOON = Date.parse('2026-11-23T12:00:00-06:00');
export const entry = { at: NOON, description: 'Prueba', category: 'other' } as const;
export const cash = bankAccount('cash');

export const account = (change: Partial<CustomerAccount> = {}): CustomerAccount => ({
  kind: 'customer',
  key: 'ana',
  customer: 'ana',
  currency: 'MXN',
  floor: 0,
  type: 'Cheques',
  description: 'Nómina',
  displayId: '•••• 0001',
  entitlements: [],
  ...change,
});

const terms = { kind: 'revolving', limit: 500_00, yearlyRate: 24, cutOffDay: 5 } as const;

/** ana has 100 pesos, 10 dollars and a card with a limit of 500 pesos; luis has nothing. */
export function books(): Transaction {
  const tx = new Transaction(new State());
  openBankAccounts(tx);
  openAccount(tx, account());
  openAccount(tx, account({ key: 'luis', customer: 'luis' }));
  openAccount(tx, account({ key: 'dollars', currency: 'USD' }));
  openAccount(tx, account({ key: 'card', floor: -500_00, terms }));
  move(tx, { ...entry, from: cash, to: 'ana', amount: 100_00 });
  move(tx, { ...entry, from: bankAccount('cash', 'USD'), to: 'dollars', amount: 10_00 });
  return tx;
}

import { customers } from '#bank/core/customers/customers';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move, openAccount, openBankAccounts } from '#bank/core/ledger/ledger';
import type { Transaction } from '#bank/core/storage/transaction';
import type { Task } from '#bank/core/tasks/task';
import { recipients } from '#bank/shared/parties/recipients';
import { clabe } from '#contract/domain/clabe';
import { account } from '../books';

export const CUSTOMER = 'ana';
export const TOKEN = '318204';
export const ACCOUNTS = ['nomina', 'ahorro', 'casa', 'viaje'] as const;
/** In this order, transfers to them are processed, returned, under inquiry for a day, and blocked. */
export const RECIPIENTS = ['madre', 'devuelve', 'pregunta', 'bloquea'] as const;
const ENDINGS = ['1234', '9901', '9903', '9904'] as const;

const openingEntry = { at: Date.parse('2026-09-01T09:00:00-06:00'), description: 'Saldo inicial' };

/** Seeds one customer, four accounts and four recipients, so that the bank opens in about 10 ms. */
// biome-ignore lint/correctness/useYield: the seed is built in one step.
export function* seedSmallBank(tx: Transaction): Task<void> {
  openBankAccounts(tx);
  tx.put(customers, {
    key: CUSTOMER,
    user: CUSTOMER,
    name: 'Ana',
    description: 'Cliente',
    password: 'demo',
    tokenType: 'physical',
    token: TOKEN,
    score: 'fine',
    productMasking: [],
    lastLogin: null,
    previousLogin: null,
  });
  for (const [index, key] of ACCOUNTS.entries()) {
    openAccount(
      tx,
      account({
        key,
        customer: CUSTOMER,
        clabe: clabe('999', '180', `0000000000${index}`),
        entitlements: [
          { type: 'TRANSFER_FROM', value: 'Y' },
          { type: 'TRANSFER_TO', value: 'Y' },
        ],
      }),
    );
    move(tx, { ...openingEntry, category: 'other', from: bankAccount('opening'), to: key, amount: 1_000_00 });
  }
  for (const [index, key] of RECIPIENTS.entries()) {
    tx.put(recipients, {
      key,
      customer: CUSTOMER,
      alias: key,
      name: key,
      accountId: clabe('012', '180', `0000000${ENDINGS[index]}`),
      bankId: '012',
      accountType: 'TPTOFF',
      recipientType: 'BUSINESS',
      status: 'ACTIVE',
      timesPaid: 0,
    });
  }
}

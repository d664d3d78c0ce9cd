import { clabe } from '#contract/shared/clabe';
import { bankAccount } from '../../ground/ledger/accounts';
import { move, openAccount, openBankAccounts } from '../../ground/ledger/ledger';
import { customers } from '../../ground/parties/customers';
import { recipients } from '../../ground/parties/recipients';
import type { Transaction } from '../../ground/store/transaction';
import type { Steps } from '../../ground/turns/turns';
import { account } from '../books';

export const CUSTOMER = 'ana';
export const TOKEN = '318204';
export const ACCOUNTS = ['nomina', 'ahorro', 'casa', 'viaje'] as const;
/** What becomes of what is sent there: it arrives, comes back, is asked about for a day, is kept from leaving. */
export const RECIPIENTS = ['madre', 'devuelve', 'pregunta', 'bloquea'] as const;
const ENDINGS = ['1234', '9901', '9903', '9904'] as const;

const opened = { at: Date.parse('2026-09-01T09:00:00-06:00'), description: 'Saldo inicial' };

/** A bank that is small enough to be opened a hundred times a second: one customer, four accounts, four recipients. */
// biome-ignore lint/correctness/useYield: it is planted in one step.
export function* seedSmallBank(tx: Transaction): Steps<void> {
  openBankAccounts(tx);
  tx.put(customers, {
    key: CUSTOMER,
    user: CUSTOMER,
    name: 'Ana',
    description: '',
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
    move(tx, { ...opened, category: 'other', from: bankAccount('opening'), to: key, amount: 1_000_00 });
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

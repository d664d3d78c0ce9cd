import { bankAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { openAccount } from '#bank/core/ledger/ledger';
import type { Transaction } from '#bank/core/storage/transaction';
import type { MerchantData } from './merchant';

export function merchantAccount(tx: Transaction, { merchantKey, name }: MerchantData): string {
  const key = `${bankAccount('services')}:${merchantKey}`;
  if (!tx.get(ledgerAccounts, key)) {
    openAccount(tx, { kind: 'bank', key, currency: 'MXN', description: `${name} (MXN)` });
  }
  return key;
}

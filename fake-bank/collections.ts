import { clockSettings } from './calendar/clock';
import { dueWork } from './due/due-work';
import { ledgerAccounts } from './ledger/accounts';
import { customers } from './ledger/customers';
import { ledgerBalances, ledgerTransactions } from './ledger/ledger';
import { operations } from './operation/operation';
import type { AnyCollection } from './store/collection';
import { sequences } from './store/sequence';
import { transfers } from './transfers/transfer';

/** Every kind of record that a bank keeps. */
export const collections: readonly AnyCollection[] = [
  clockSettings,
  sequences,
  customers,
  ledgerAccounts,
  ledgerBalances,
  ledgerTransactions,
  operations,
  dueWork,
  transfers,
];

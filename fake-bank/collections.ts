import { clockSettings } from './calendar/clock';
import { dueWork } from './due/due-work';
import { fundPositions, fundPrices } from './investment-funds/funds';
import { investments } from './investment-products/investment';
import { ledgerAccounts } from './ledger/accounts';
import { customers } from './ledger/customers';
import { ledgerBalances, ledgerTransactions } from './ledger/ledger';
import { customerLimits, dailyUses } from './ledger/limits';
import { recipients } from './ledger/recipients';
import { operations } from './operation/record';
import { signatures, signers } from './operation/signature';
import type { AnyCollection } from './store/collection';
import { sequences } from './store/sequence';
import { transfers } from './transfer-book/transfer';

/** Every kind of record that a bank keeps. */
export const collections: readonly AnyCollection[] = [
  clockSettings,
  sequences,
  customers,
  ledgerAccounts,
  ledgerBalances,
  ledgerTransactions,
  recipients,
  customerLimits,
  dailyUses,
  operations,
  signatures,
  signers,
  dueWork,
  investments,
  fundPrices,
  fundPositions,
  transfers,
];

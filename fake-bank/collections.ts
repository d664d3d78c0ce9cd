import { fundPositions, fundPrices } from './domains/investment-funds/funds';
import { investments } from './domains/investment-products/investment';
import { clockSettings } from './ground/calendar/clock';
import { dueWork } from './ground/due/due-work';
import { ledgerAccounts } from './ground/ledger/accounts';
import { ledgerBalances, ledgerTransactions } from './ground/ledger/ledger';
import { customerLimits, dailyUses } from './ground/limits/limits';
import { operations } from './ground/operation/record';
import { signatures, signers } from './ground/operation/signature';
import { customers } from './ground/parties/customers';
import { recipients } from './ground/parties/recipients';
import type { AnyCollection } from './ground/store/collection';
import { sequences } from './ground/store/sequence';
import { transfers } from './ground/transfer-book/transfer';

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

/** What the ground itself brings to a bank, as each domain does for its own. */
import { activities } from './activity/activity';
import { outbox } from './activity/outbox';
import { clockSettings } from './calendar/clock';
import { type DueHandlers, dueWork } from './due/due-work';
import { dueOf } from './due/waiting';
import { ledgerAccounts } from './ledger/accounts';
import { ledgerBalances, ledgerTransactions } from './ledger/ledger';
import { CREDIT_CHARGE, chargesOf, runCharge } from './lending/charges';
import { customerLimits, dailyUses } from './limits/limits';
import { billCredits, bills } from './merchants/stored-bills';
import { operations } from './operation/record';
import { signatures, signers } from './operation/signature';
import { customers } from './parties/customers';
import { payees } from './parties/payees';
import { recipients } from './parties/recipients';
import { payments } from './payment-book/payment';
import type { AnyCollection } from './store/collection';
import { sequences } from './store/sequence';
import { transfers } from './transfer-book/transfer';

export const groundCollections: readonly AnyCollection[] = [
  clockSettings,
  sequences,
  customers,
  ledgerAccounts,
  ledgerBalances,
  ledgerTransactions,
  recipients,
  payees,
  bills,
  billCredits,
  customerLimits,
  dailyUses,
  operations,
  signatures,
  signers,
  dueWork,
  transfers,
  payments,
  activities,
  outbox,
];

export const groundDue: DueHandlers = { [CREDIT_CHARGE]: dueOf(ledgerAccounts, runCharge, chargesOf) };

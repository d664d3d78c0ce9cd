import { activities } from './core/activity/activity';
import { outbox } from './core/activity/outbox';
import { clockSettings } from './core/calendar/clock';
import { customers } from './core/customers/customers';
import { ledgerAccounts } from './core/ledger/accounts';
import { ledgerBalances, ledgerTransactions } from './core/ledger/ledger';
import { operations } from './core/operations/record';
import { signatures, signers } from './core/operations/signature';
import { jobFor } from './core/scheduling/job-for';
import { type JobHandlers, scheduledJobs } from './core/scheduling/scheduled-jobs';
import type { AnyCollection } from './core/storage/collection';
import { sequences } from './core/storage/sequence';
import { CREDIT_CHARGE, chargesOf, runCharge } from './shared/lending/charges';
import { customerLimits, dailyUses } from './shared/limits/limits';
import { billCredits, bills } from './shared/merchants/stored-bills';
import { payees } from './shared/parties/payees';
import { recipients } from './shared/parties/recipients';
import { payments } from './shared/payments/payment';
import { transfers } from './shared/transfers/transfer';

export const coreCollections: readonly AnyCollection[] = [
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
  scheduledJobs,
  transfers,
  payments,
  activities,
  outbox,
];

export const coreJobs: JobHandlers = {
  [CREDIT_CHARGE]: jobFor(ledgerAccounts, runCharge, chargesOf, {
    title: 'Credit charge',
    effect: (account) =>
      account.kind === 'customer' && account.terms?.kind === 'revolving'
        ? `Charges the interest of ${account.key} at its cut-off.`
        : `Charges the interest of the instalment of ${account.key} that falls due.`,
  }),
};

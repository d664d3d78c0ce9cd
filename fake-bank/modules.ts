import type { RejectableAttempt } from './core/activity/activity';
import type { Fixture } from './core/fixtures/fixture';
import type { BankModule } from './core/module/module';
import type { JobHandlers } from './core/scheduling/scheduled-jobs';
import type { AnyCollection } from './core/storage/collection';
import { accountsModule } from './modules/accounts/module';
import { activityLogModule } from './modules/activity-log/module';
import { campaignsModule } from './modules/campaigns/module';
import { creditModule } from './modules/credit/module';
import { customersModule } from './modules/customers/module';
import { investmentFundsModule } from './modules/investment-funds/module';
import { investmentProductsModule } from './modules/investment-products/module';
import { limitsModule } from './modules/limits/module';
import { loansModule } from './modules/loans/module';
import { locationsModule } from './modules/locations/module';
import { merchantsModule } from './modules/merchants/module';
import { mortgagesModule } from './modules/mortgages/module';
import { payeesModule } from './modules/payees/module';
import { paymentsModule } from './modules/payments/module';
import { payrollPortabilityModule } from './modules/payroll-portability/module';
import { preauthorizedPaymentsModule } from './modules/preauthorized-payments/module';
import { recipientsModule } from './modules/recipients/module';
import { referencesModule } from './modules/references/module';
import { rewardsModule } from './modules/rewards/module';
import { savingProgramsModule } from './modules/saving-programs/module';
import { signaturesModule } from './modules/signatures/module';
import { statementsModule } from './modules/statements/module';
import { summaryModule } from './modules/summary/module';
import { taxesModule } from './modules/taxes/module';
import { thirdPartiesModule } from './modules/third-parties/module';
import { transfersModule } from './modules/transfers/module';
import { coreCollections, coreJobs } from './shared-collections';

export const modules = [
  referencesModule,
  summaryModule,
  customersModule,
  accountsModule,
  creditModule,
  loansModule,
  mortgagesModule,
  rewardsModule,
  investmentProductsModule,
  investmentFundsModule,
  transfersModule,
  thirdPartiesModule,
  merchantsModule,
  payeesModule,
  paymentsModule,
  taxesModule,
  preauthorizedPaymentsModule,
  recipientsModule,
  savingProgramsModule,
  payrollPortabilityModule,
  campaignsModule,
  locationsModule,
  limitsModule,
  activityLogModule,
  statementsModule,
  signaturesModule,
] as const satisfies readonly BankModule[];

export const attempts: ReadonlyMap<unknown, RejectableAttempt> = new Map(
  modules.flatMap((module) => module.attempts),
);

export const collections: readonly AnyCollection[] = [
  ...coreCollections,
  ...modules.flatMap((module) => module.collections),
];

export const jobHandlers: JobHandlers = mergeRecords([coreJobs, ...modules.map(({ jobs }) => jobs)]);

export const fixtures: Readonly<Record<string, Fixture>> = mergeRecords(
  modules.map((module: BankModule) => module.fixtures ?? {}),
);

function mergeRecords<Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const entries = records.flatMap((record) => Object.entries(record));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) throw new Error('two domains share a name');
  return all;
}

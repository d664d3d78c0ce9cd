/** Every domain of the bank, a line each: the app, the store, the clock and the sandbox read them here. */

import { accountsNoun } from './domains/accounts/noun';
import { activityLogNoun } from './domains/activity-log/noun';
import { campaignsNoun } from './domains/campaigns/noun';
import { creditNoun } from './domains/credit/noun';
import { customersNoun } from './domains/customers/noun';
import { investmentFundsNoun } from './domains/investment-funds/noun';
import { investmentProductsNoun } from './domains/investment-products/noun';
import { limitsNoun } from './domains/limits/noun';
import { loansNoun } from './domains/loans/noun';
import { locationsNoun } from './domains/locations/noun';
import { merchantsNoun } from './domains/merchants/noun';
import { mortgagesNoun } from './domains/mortgages/noun';
import { payeesNoun } from './domains/payees/noun';
import { paymentsNoun } from './domains/payments/noun';
import { payrollPortabilityNoun } from './domains/payroll-portability/noun';
import { preauthorizedPaymentsNoun } from './domains/preauthorized-payments/noun';
import { recipientsNoun } from './domains/recipients/noun';
import { referencesNoun } from './domains/references/noun';
import { rewardsNoun } from './domains/rewards/noun';
import { savingProgramsNoun } from './domains/saving-programs/noun';
import { signaturesNoun } from './domains/signatures/noun';
import { statementsNoun } from './domains/statements/noun';
import { summaryNoun } from './domains/summary/noun';
import { taxesNoun } from './domains/taxes/noun';
import { thirdPartiesNoun } from './domains/third-parties/noun';
import { transfersNoun } from './domains/transfers/noun';
import type { Attempt } from './ground/activity/activity';
import type { DueHandlers } from './ground/due/due-work';
import { groundCollections, groundDue } from './ground/ground';
import type { Noun, Situation } from './ground/noun/noun';
import type { AnyCollection } from './ground/store/collection';

export const nouns: readonly Noun[] = [
  referencesNoun,
  summaryNoun,
  customersNoun,
  accountsNoun,
  creditNoun,
  loansNoun,
  mortgagesNoun,
  rewardsNoun,
  investmentProductsNoun,
  investmentFundsNoun,
  transfersNoun,
  thirdPartiesNoun,
  merchantsNoun,
  payeesNoun,
  paymentsNoun,
  taxesNoun,
  preauthorizedPaymentsNoun,
  recipientsNoun,
  savingProgramsNoun,
  payrollPortabilityNoun,
  campaignsNoun,
  locationsNoun,
  limitsNoun,
  activityLogNoun,
  statementsNoun,
  signaturesNoun,
];

/** What can be tried in a customer's name, by the route of the contract. */
export const attempts: ReadonlyMap<unknown, Attempt> = new Map(nouns.flatMap((noun) => noun.attempts));

/** Every kind of record that a bank keeps. */
export const collections: readonly AnyCollection[] = [
  ...groundCollections,
  ...nouns.flatMap((noun) => noun.collections),
];

/** What runs when the clock reaches it, by kind of due work. */
export const dueHandlers: DueHandlers = merged([groundDue, ...nouns.map(({ due }) => due)]);

/** What the sandbox can bring about, by name. */
export const situations: Readonly<Record<string, Situation>> = merged(nouns.map((noun) => noun.situations));

/** One record of many; a name that two of them have is a mistake. */
function merged<Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const entries = records.flatMap((record) => Object.entries(record));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) throw new Error('two domains share a name');
  return all;
}

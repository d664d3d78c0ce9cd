import { customers } from '../customers/customers';
import { ledgerAccounts } from '../ledger/accounts';
import { ledgerProblems } from '../ledger/invariants';
import { describeProblem, Reader, type State } from '../storage/collection';

function ownerProblems(reader: Reader): string[] {
  const accounts = reader.all(ledgerAccounts);
  if (accounts.length === 0) return ['it has no accounts'];
  const owners = new Set(
    accounts.flatMap((account) => (account.kind === 'customer' ? account.customer : [])),
  );
  return [...owners].filter((owner) => !reader.get(customers, owner)).map((owner) => `${owner} is not there`);
}

export function bankProblems(state: State): string[] {
  const reader = new Reader(state);
  const ledgerTexts = ledgerProblems(reader).map((problem) => describeProblem(problem, problem.key));
  return [...ownerProblems(reader), ...ledgerTexts];
}

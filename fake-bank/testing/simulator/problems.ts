import { ledgerProblems } from '#bank/core/ledger/invariants';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { nextRunAt, scheduledJobs } from '#bank/core/scheduling/scheduled-jobs';
import { describeProblem, type Reader } from '#bank/core/storage/collection';
import { OWN_TRANSFER, scheduledKind, transfers } from '#bank/shared/transfers/transfer';

/** Returns inconsistencies, such as a partly executed order. */
export function problemsOf(reader: Reader): string[] {
  const problems = ledgerProblems(reader).map((problem) => describeProblem(problem, problem.key));
  const totals = new Map<string, number>();
  for (const { operation } of reader.all(ledgerTransactions))
    if (operation?.kind === 'OWN') totals.set(operation.key, (totals.get(operation.key) ?? 0) + 1);
  for (const transfer of reader.all(transfers)) {
    const { key, status, thirdParty } = transfer;
    const isPlanned = nextRunAt(reader, { kind: scheduledKind(transfer), key }) !== undefined;
    if (isPlanned !== (status === 'SCHEDULED'))
      problems.push(`${key} is ${status}, and it is planned: ${isPlanned}`);
    const times = totals.get(key) ?? 0;
    if (!thirdParty && times !== (status === 'PROCESSED' ? 1 : 0))
      problems.push(`${key} is ${status} and was posted ${times} times`);
  }
  for (const { kind, key, crash } of reader.all(scheduledJobs)) {
    if (crash !== undefined) problems.push(`${kind} ${key} crashed: ${crash}`);
    if (kind === OWN_TRANSFER && !reader.get(transfers, key)) problems.push(`nobody ordered ${kind} ${key}`);
  }
  return problems;
}

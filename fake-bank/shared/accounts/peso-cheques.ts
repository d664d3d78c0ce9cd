import { type DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { ByField, Problem, Reader } from '#bank/core/storage/collection';
import { type AccountKind, isPesoCheques } from '#contract/rules/accounts';
import { kindProblem } from './account-kind';

/** Constraint: each account that exists is a cheque account in pesos. */
export const pesoChequesProblem = (reader: Reader, keys: ByField<string>): Problem | undefined =>
  kindProblem(reader, keys, { accepts: isPesoCheques, kind: 'a cheque account in pesos' });

export const needsPesoCheques = (field: string): DomainError =>
  fieldError(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: AccountKind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}

import { type BankDate, isRealDate } from '#contract/domain/dates';
import { StatementType } from '#contract/domain/statement';

/** Statements are not stored: they are recomputed from this key. */
export type StatementName = { account: string; statementType: StatementType; end: BankDate };

export const keyOf = ({ account, statementType, end }: StatementName): string =>
  `${account}.${statementType}.${end}`;

/** Account keys contain no dots. */
export function nameIn(key: string): StatementName | undefined {
  const [account = '', type, end = '', ...rest] = key.split('.');
  const statementType = StatementType.safeParse(type);
  if (rest.length > 0 || !statementType.success || !isRealDate(end)) return undefined;
  return { account, statementType: statementType.data, end };
}

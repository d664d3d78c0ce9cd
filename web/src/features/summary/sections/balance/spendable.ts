import { type Account, accountName } from '#contract/domain/account';
import type { SavingProgram } from '#contract/saving-programs';
import { joinNames } from '#web/features/bill-payments/preauthorized/labels.ts';
import { PROGRAMS_KEY, usePrograms } from '#web/features/saving-programs/program.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { isCheques } from '../../accounts';

/** With more accounts, only their count is shown. */
const MAX_NAMED_ACCOUNTS = 2;

/** ' en Nómina', ' en Nómina y Casa', ' en 3 cuentas' */
export const inAccounts = (accounts: readonly Account[]): string =>
  accounts.length > MAX_NAMED_ACCOUNTS
    ? ` en ${accounts.length} cuentas`
    : ` en ${joinNames(accounts.map(accountName))}`;

type ProgramTarget = Pick<SavingProgram, 'toAccount'>;

/** Splits the cheque accounts in pesos into spendable accounts and targets of saving programs. */
export function splitSavings(accounts: readonly Account[], programs: readonly ProgramTarget[]) {
  const isTarget = ({ displayId }: Account) =>
    programs.some(({ toAccount }) => toAccount.displayId === displayId);
  const pesos = accounts.filter((account) => isCheques(account) && account.defaultCurrency === 'MXN');
  return {
    spendable: pesos.filter((account) => !isTarget(account)),
    savings: pesos.filter(isTarget),
  };
}

export function useSpendable(accounts: readonly Account[]) {
  const { data, isPending } = usePrograms();
  const hasMissingRows = useBrokenRows(PROGRAMS_KEY) !== undefined;
  return {
    ...splitSavings(accounts, data ?? []),
    /** False if a saving program may be missing, so that the spendable pesos may be too high. */
    isKnown: data !== undefined && !hasMissingRows,
    pending: isPending,
  };
}

import type { Account } from '#contract/domain/account';
import type { SavingProgram } from '#contract/saving-programs';
import { PROGRAMS_KEY, usePrograms } from '#web/features/saving-programs/program.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { isCheques } from '../../accounts';

type Filled = Pick<SavingProgram, 'toAccount'>;

/** Splits the cheque accounts in pesos: what saving programs fill is put aside, not free to spend. */
export function splitSavings(accounts: readonly Account[], programs: readonly Filled[]) {
  const isFilled = ({ displayId }: Account) =>
    programs.some(({ toAccount }) => toAccount.displayId === displayId);
  const pesos = accounts.filter((account) => isCheques(account) && account.defaultCurrency === 'MXN');
  return {
    spendable: pesos.filter((account) => !isFilled(account)),
    savings: pesos.filter(isFilled),
  };
}

export function useSpendable(accounts: readonly Account[]) {
  const { data, isPending } = usePrograms();
  const isPartial = useBrokenRows(PROGRAMS_KEY) !== undefined;
  return {
    ...splitSavings(accounts, data ?? []),
    /** False if a saving program may be missing, so the pesos may be too many. */
    isKnown: data !== undefined && !isPartial,
    pending: isPending,
  };
}

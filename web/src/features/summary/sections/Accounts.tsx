import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { progressOf } from '#web/features/saving-programs/plan.ts';
import { titleOf, usePrograms } from '#web/features/saving-programs/program.ts';
import { AccountGroups } from '../AccountGroups';
import { AccountRow } from '../AccountRow';
import { isCheques } from '../accounts';
import { HEIGHTS } from '../layout.styles';
import type { PartProps } from '../part-props';

/** Cheque accounts, with the progress of the saving goals in them. */
export function Accounts({ accounts }: PartProps) {
  const { data: programs = [] } = usePrograms();
  return (
    <AccountGroups
      accounts={accounts.filter(isCheques)}
      show={(account) => (
        <AccountRow account={account}>
          {programs
            .filter(({ toAccount }) => toAccount.displayId === account.displayId)
            .map((program) => {
              const progress = progressOf(program);
              return (
                progress && (
                  <span key={program.key}>{` · ${titleOf(program)} ${Math.floor(progress.percent)} %`}</span>
                )
              );
            })}
        </AccountRow>
      )}
    />
  );
}

export function AccountsPlaceholder() {
  // Starts the request early: the programs are needed together with the accounts.
  usePrograms();
  return (
    <Section title="Mis cuentas">
      <RowsLoading rows={3} height={HEIGHTS.account} />
    </Section>
  );
}

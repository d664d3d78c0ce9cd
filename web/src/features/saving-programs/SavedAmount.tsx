import { Text } from '@chakra-ui/react/text';
import { formatAccount } from '#contract/domain/account';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { SavingProgram } from '#contract/saving-programs';
import { Money } from '#web/components/Money.tsx';

/** Total saved by all programs, and its accounts; hidden unless the bank sends all balances. */
export function SavedAmount({ programs }: { programs: readonly SavingProgram[] }) {
  const amounts = programs.flatMap(({ saved }) => (saved === undefined ? [] : [toCentavos(saved.amount)]));
  if (amounts.length < programs.length) return null;
  const accounts = new Set(programs.map(({ toAccount }) => formatAccount(toAccount)));
  return (
    <div>
      <Text textStyle="body.sm" color="fg.muted">
        Llevas apartado
      </Text>
      <Money amount={fromCentavos(amounts.reduce((sum, amount) => sum + amount, 0))} size="xl" />
      <Text textStyle="body.sm" color="fg.muted">
        {accounts.size === 1 ? `En tu cuenta ${[...accounts][0]}` : `En ${accounts.size} de tus cuentas`}
      </Text>
    </div>
  );
}

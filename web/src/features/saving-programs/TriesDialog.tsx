import { formatKnownMoney } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { Rows } from '#web/components/Rows.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { titleOf, useTries } from './program';
import type { ProgramDialogProps } from './program-dialog';

export function TriesDialog({ row, close }: ProgramDialogProps) {
  const { data: tries = [] } = useTries(row);
  return (
    <Dialog
      title={`Intentos de ${titleOf(row)}`}
      wide
      onClose={() => close()}
      actions={
        <Button variant="outline" autoFocus onClick={() => close()}>
          Entendido
        </Button>
      }
    >
      <p>Ninguno hizo un cargo a tu cuenta.</p>
      <Rows
        rows={tries.toReversed().map(({ date, amount, reason }) => ({
          label: formatDate(date),
          value: formatKnownMoney(amount),
          detail: reason,
        }))}
      />
    </Dialog>
  );
}

import { showKnownMoney } from '#contract/shared/money';
import { formatDate } from '../../format/dates';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Rows } from '../../ui/Rows';
import type { ProgramDialogProps } from './dialogs';
import { titleOf, useTries } from './program';

/** Every try that failed, newest first. */
export function TriesDialog({ row, close }: ProgramDialogProps) {
  const { data: tries = [] } = useTries(row);
  return (
    <Dialog
      title={`Intentos de ${titleOf(row)}`}
      wide
      onClose={() => close()}
      actions={
        <Button look="line" autoFocus onClick={() => close()}>
          Entendido
        </Button>
      }
    >
      <p>Ninguno hizo un cargo a tu cuenta.</p>
      <Rows
        rows={tries.toReversed().map(({ date, amount, reason }) => ({
          label: formatDate(date),
          value: showKnownMoney(amount),
          detail: reason,
        }))}
      />
    </Dialog>
  );
}

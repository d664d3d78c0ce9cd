import { Flag } from 'lucide-react';
import type { SavingProgram } from '#contract/saving-programs';
import { showKnownMoney } from '#contract/shared/money';
import { type Removal, removalDialog, removing } from '../../admin-list/removal-dialog';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { AskDialog } from './AskDialog';
import type { ProgramDialogProps } from './dialogs';
import { findProgram, PROGRAMS_KEY, titleOf } from './program';

const KEPT = 'El programa sigue como estaba.';

const removal: Removal<SavingProgram> = {
  objectOf: titleOf,
  consequences: ['Ya no se hará ningún ahorro. Lo que ahorraste sigue en tu cuenta.'],
  send: ({ key }) => savingProgramsApi.remove.mutate({ params: { programKey: key } }),
  find: findProgram,
  signature: null,
  unchanged: () => KEPT,
  lists: PROGRAMS_KEY,
};

export const RemoveDialog = removalDialog(removal);

/** The goal is reached: to the bank the same as a removal, to the customer none. */
export const EndDialog = ({ row, close }: ProgramDialogProps) => (
  <AskDialog
    action={removing(removal, row)}
    title={`¿Terminar ${titleOf(row)}?`}
    icon={Flag}
    words={{ keep: 'Seguir ahorrando', confirm: 'Terminar', busy: 'Terminando...', unchanged: KEPT }}
    onClose={() => close()}
    onDone={() => close(`Terminaste ${titleOf(row)}. ¡Llegaste a tu meta!`)}
  >
    <p>
      Ya no se apartará nada más.
      {row.saved &&
        ` Tus ${showKnownMoney(row.saved)} están en ${row.toAccount.description} ${row.toAccount.displayId}.`}
    </p>
  </AskDialog>
);

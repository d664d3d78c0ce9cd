/* Confirmation dialogs of a program, in a chunk without the code of the list. */

import { Flag, Pause, Play } from 'lucide-react';
import { formatAccount } from '#contract/domain/account';
import { formatKnownMoney } from '#contract/domain/money';
import { formatProgramAmount } from '#contract/receipts/saving-programs';
import type { SavingProgram } from '#contract/saving-programs';
import { receiptKey } from '#web/flow/receipt/address.ts';
import type { Action } from '#web/flow/signed-action/action.ts';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';
import { type Removal, removalAction, removalDialog } from '#web/patterns/admin-list/removal-dialog.tsx';
import { nextRunText } from './labels';
import { scheduleOf, scheduleText } from './plan';
import { CREATE_PROGRAM, findProgram, PROGRAMS_KEY, titleOf } from './program';
import type { ProgramDialogProps } from './program-dialog';

const UNCHANGED = 'El programa sigue como estaba.';

/** The customer sets the status only to active or paused; the bank sets the error status. */
const changeStatus = (
  { key: programKey }: SavingProgram,
  status: 'ACTIVE' | 'PAUSED',
): Action<void, SavingProgram> => ({
  send: () => unwrap(savingProgramsApi.edit.mutate({ params: { programKey }, body: { status } })),
  lookUp: async () => {
    const program = await findProgram(programKey);
    return program !== null && (program.status === 'PAUSED') === (status === 'PAUSED') ? program : null;
  },
  signature: null,
  invalidates: [PROGRAMS_KEY, receiptKey(CREATE_PROGRAM, programKey)],
});

export const PauseDialog = ({ row, close }: ProgramDialogProps) => (
  <ConfirmActionDialog
    isDestructive={false}
    action={changeStatus(row, 'PAUSED')}
    title={`¿Pausar ${titleOf(row)}?`}
    icon={Pause}
    labels={{ keep: 'Dejarlo activo', confirm: 'Poner en pausa', busy: 'Pausando...', unchanged: UNCHANGED }}
    onClose={() => close()}
    onDone={(program) => close(`${titleOf(program)} está en pausa.`)}
  >
    <p>No se apartará nada hasta que lo reanudes. Las fechas que pasen mientras tanto no se recuperan.</p>
    <p>Lo que llevas apartado sigue en tu cuenta.</p>
  </ConfirmActionDialog>
);

export const ResumeDialog = ({ row, close }: ProgramDialogProps) => (
  <ConfirmActionDialog
    isDestructive={false}
    action={changeStatus(row, 'ACTIVE')}
    title={`¿Reanudar ${titleOf(row)}?`}
    icon={Play}
    labels={{ keep: 'Dejarlo en pausa', confirm: 'Reanudar', busy: 'Reanudando...', unchanged: UNCHANGED }}
    onClose={() => close()}
    onDone={(program) =>
      close(
        program.nextDate === undefined
          ? `${titleOf(program)} sigue.`
          : `${titleOf(program)} sigue. Próximo ahorro: ${nextRunText(program.nextDate, bankToday())}.`,
      )
    }
  >
    <p>
      {`Volverán a apartarse ${formatProgramAmount(row)} ${scheduleText(scheduleOf(row))}, desde la próxima fecha.`}
    </p>
  </ConfirmActionDialog>
);

const removal: Removal<SavingProgram> = {
  objectOf: titleOf,
  consequences: ['Ya no se hará ningún ahorro. Lo que ahorraste sigue en tu cuenta.'],
  send: ({ key }) => savingProgramsApi.remove.mutate({ params: { programKey: key } }),
  find: findProgram,
  signature: null,
  unchanged: () => UNCHANGED,
  lists: PROGRAMS_KEY,
};

export const RemoveDialog = removalDialog(removal);

/** Ends a program that reached its goal; the bank receives a removal. */
export const EndDialog = ({ row, close }: ProgramDialogProps) => (
  <ConfirmActionDialog
    isDestructive={false}
    action={removalAction(removal, row)}
    title={`¿Terminar ${titleOf(row)}?`}
    icon={Flag}
    labels={{ keep: 'Seguir ahorrando', confirm: 'Terminar', busy: 'Terminando...', unchanged: UNCHANGED }}
    onClose={() => close()}
    onDone={() => close(`Terminaste ${titleOf(row)}. ¡Llegaste a tu meta!`)}
  >
    <p>
      {`Ya no se apartará nada más.${row.saved ? ` Tus ${formatKnownMoney(row.saved)} están en ${formatAccount(row.toAccount)}.` : ''}`}
    </p>
  </ConfirmActionDialog>
);

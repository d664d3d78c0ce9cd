import type { SavingProgram } from '#contract/saving-programs';
import type { RowDialogProps } from '#web/patterns/admin-list/row.ts';

export type DialogName = 'edit' | 'pause' | 'resume' | 'end' | 'remove' | 'tries';

/** A dialog may open another. */
export type ProgramDialogProps = RowDialogProps<SavingProgram> & { open: (dialog: DialogName) => void };

import { type ComponentType, lazy } from 'react';
import type { SavingProgram } from '#contract/saving-programs';
import type { RowDialogProps } from '#web/patterns/admin-list/row.ts';
import { TriesDialog } from './TriesDialog';

export type DialogName = 'edit' | 'pause' | 'resume' | 'end' | 'remove' | 'tries';

/** A dialog may lead to another. */
export type ProgramDialogProps = RowDialogProps<SavingProgram> & { open: (dialog: DialogName) => void };

/** With their forms dialogs weigh more than the list: they come when they are opened. */
export const dialogs: Record<DialogName, ComponentType<ProgramDialogProps>> = {
  edit: lazy(() => import('./EditDialog')),
  pause: lazy(async () => ({ default: (await import('./ask-dialogs')).PauseDialog })),
  resume: lazy(async () => ({ default: (await import('./ask-dialogs')).ResumeDialog })),
  end: lazy(async () => ({ default: (await import('./ask-dialogs')).EndDialog })),
  remove: lazy(async () => ({ default: (await import('./ask-dialogs')).RemoveDialog })),
  // Hardly more than its file would be wrapped in.
  tries: TriesDialog,
};

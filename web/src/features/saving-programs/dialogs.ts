import { type ComponentType, lazy } from 'react';
import type { SavingProgram } from '#contract/saving-programs';
import type { RowDialogProps } from '#web/patterns/admin-list/row.ts';
import { TriesDialog } from './TriesDialog';

export type DialogName = 'edit' | 'pause' | 'resume' | 'end' | 'remove' | 'tries';

/** A dialog may open another. */
export type ProgramDialogProps = RowDialogProps<SavingProgram> & { open: (dialog: DialogName) => void };

/** Loaded on demand, as forms weigh more than the list. */
export const dialogs: Record<DialogName, ComponentType<ProgramDialogProps>> = {
  edit: lazy(() => import('./EditDialog')),
  pause: lazy(async () => ({ default: (await import('./ask-dialogs')).PauseDialog })),
  resume: lazy(async () => ({ default: (await import('./ask-dialogs')).ResumeDialog })),
  end: lazy(async () => ({ default: (await import('./ask-dialogs')).EndDialog })),
  remove: lazy(async () => ({ default: (await import('./ask-dialogs')).RemoveDialog })),
  // Too small for a chunk of its own.
  tries: TriesDialog,
};

import { type ComponentType, lazy } from 'react';
import type { DialogName, ProgramDialogProps } from './program-dialog';
import { TriesDialog } from './TriesDialog';

/** Loaded on demand, since the forms are larger than the list. */
export const dialogs: Record<DialogName, ComponentType<ProgramDialogProps>> = {
  edit: lazy(() => import('./EditDialog')),
  pause: lazy(async () => ({ default: (await import('./ask-dialogs')).PauseDialog })),
  resume: lazy(async () => ({ default: (await import('./ask-dialogs')).ResumeDialog })),
  end: lazy(async () => ({ default: (await import('./ask-dialogs')).EndDialog })),
  remove: lazy(async () => ({ default: (await import('./ask-dialogs')).RemoveDialog })),
  // Too small for its own chunk.
  tries: TriesDialog,
};

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, codeOf } from '#web/lib/api/api-error.ts';
import { useErrorShown } from '#web/lib/page/error-shown.ts';
import { Dialog } from '../Dialog';
import type { Slot } from '../slot';

type FailureDialogProps = {
  error: unknown;
  title: string;
  onClose: () => void;
  actions: Slot;
  children: ReactNode;
};

export function FailureDialog({ error, ...dialog }: FailureDialogProps) {
  useErrorShown(codeOf(error));
  // A 401 ends the session, which has its own page.
  if (error instanceof ApiError && error.status === 401) return null;
  return <Dialog role="alertdialog" icon={CircleAlert} tone="danger" {...dialog} />;
}

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

/** Something that went wrong, over whatever is shown: analytics are told of it once. */
export function FailureDialog({ error, ...dialog }: FailureDialogProps) {
  useErrorShown(codeOf(error));
  // The session is over: the page is leaving, and that says it all.
  if (error instanceof ApiError && error.status === 401) return null;
  return <Dialog role="alertdialog" icon={CircleAlert} tone="danger" {...dialog} />;
}

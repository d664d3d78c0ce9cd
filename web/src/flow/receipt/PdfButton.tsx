import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/Button.tsx';
import { ReadErrorDialog } from '#web/components/errors/ErrorDialog.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { downloadFile } from '#web/lib/api/download.ts';
import { useSingleFlight } from '../submission/useSingleFlight';

const PDF_NAME = 'receipt.pdf';

type PdfButtonProps = {
  path: string;
  children: ReactNode;
  /** Replaces the label after the download. */
  doneLabel?: string;
  /** Says to screen readers whose PDF it is. */
  suffix?: string;
  variant?: 'solid' | 'outline' | 'ghost';
  size?: 'md' | 'sm';
  /** Handles an error; a dialog shows it by default. */
  onFailed?: (error: unknown) => void;
};

export function PdfButton({
  path,
  children,
  doneLabel = 'Descargado',
  suffix,
  variant = 'solid',
  size = 'md',
  onFailed,
}: PdfButtonProps) {
  const download = useSingleFlight(() => downloadFile(path, PDF_NAME));
  const start = () => download.start(undefined, onFailed && { onError: onFailed });
  return (
    <>
      <Button variant={variant} size={size} onClick={start} busy={download.pending && 'Descargando...'}>
        <Icon as={download.isDone ? Check : Download} />
        <span>{download.isDone ? doneLabel : children}</span>
        {suffix !== undefined && <VisuallyHidden>{` ${suffix}`}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{download.isDone && 'Se descargó el PDF.'}</VisuallyHidden>
      {download.error && !onFailed && (
        <ReadErrorDialog error={download.error} onRetry={start} onClose={download.clearError} />
      )}
    </>
  );
}

import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../api/download';
import { ReadErrorDialog } from '../errors/ErrorDialog';
import { useSingleFlight } from '../operation/useSingleFlight';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

const PDF_NAME = 'receipt.pdf';

type PdfButtonProps = {
  path: string;
  children: ReactNode;
  look?: 'solid' | 'line' | 'ghost';
  size?: 'md' | 'sm';
};

/** Saves a receipt as a PDF. */
export function PdfButton({ path, children, look = 'solid', size = 'md' }: PdfButtonProps) {
  const [failure, setFailure] = useState<unknown>();
  const download = useSingleFlight(() => downloadFile(path, PDF_NAME));
  const start = () => {
    setFailure(undefined);
    download.start(undefined, { onSuccess: () => {}, onError: setFailure });
  };
  return (
    <>
      <Button look={look} size={size} onClick={start} busy={download.pending && 'Descargando...'}>
        <Icon as={Download} />
        <span>{children}</span>
      </Button>
      {failure !== undefined && (
        <ReadErrorDialog error={failure} onRetry={start} onClose={() => setFailure(undefined)} />
      )}
    </>
  );
}

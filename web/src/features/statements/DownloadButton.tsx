import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Download } from 'lucide-react';
import type { StatementFormat } from '#contract/domain/statement';
import { Button } from '#web/components/Button.tsx';
import { ReadErrorDialog } from '#web/components/errors/ErrorDialog.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { useSingleFlight } from '#web/flow/submission/useSingleFlight.ts';
import { downloadFile } from '#web/lib/api/download.ts';

const files: Record<StatementFormat, { label: string; accept: string; variant: 'subtle' | 'ghost' }> = {
  pdf: { label: 'PDF', accept: 'application/pdf', variant: 'subtle' },
  xml: { label: 'XML', accept: 'application/xml', variant: 'ghost' },
};

type DownloadButtonProps = {
  format: StatementFormat;
  path: string;
  fileName: string;
  /** Month: 'octubre 2026'. */
  month: string;
};

export function DownloadButton({ format, path, fileName, month }: DownloadButtonProps) {
  const { label, accept, variant } = files[format];
  const download = useSingleFlight(() => downloadFile(`${path}?format=${format}`, fileName, accept));
  const start = () => download.start(undefined);
  const { pending, isDone, error, clearError } = download;
  return (
    <>
      <Slim
        variant={variant}
        size="sm"
        aria-disabled={pending}
        data-busy={pending ? '' : undefined}
        onClick={start}
      >
        {pending ? <Spinner aria-hidden="true" /> : isDone ? <Icon as={Check} /> : <Glyph />}
        {/* On a phone the spinner replaces the label. */}
        <chakra.span srOnly={{ base: pending, md: false }}>
          {isDone ? `${label} descargado` : label}
        </chakra.span>
        <VisuallyHidden>{` de ${month}`}</VisuallyHidden>
      </Slim>
      <VisuallyHidden role="status">
        {pending ? `Descargando ${label} de ${month}...` : isDone && `Se descargó ${label} de ${month}.`}
      </VisuallyHidden>
      {error && <ReadErrorDialog error={error} onRetry={start} onClose={clearError} />}
    </>
  );
}

const Glyph = () => (
  <chakra.span hideBelow="md">
    <Icon as={Download} />
  </chakra.span>
);
const Slim = chakra(Button, { base: { px: { base: '3', md: '4' }, minWidth: '56px' } });

import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error';
import { CopyButton } from '../forms/CopyButton';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { reportError } from './report';
import { codeOf, type ErrorTexts, isWorthRetrying, operationTexts, readTexts } from './texts';

type ErrorDialogProps = { error: unknown; onRetry: () => void; onClose: () => void };

/** A refused operation: the catalogue's words, then what it leaves as it was. */
export const OperationErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & { unchanged: string }) => (
  <ErrorDialog {...props} texts={operationTexts(props.error)} unchanged={unchanged} />
);

/** Something that could not be read, where there is no place on the page to say it. */
export const ReadErrorDialog = (props: ErrorDialogProps) => (
  <ErrorDialog {...props} texts={readTexts(props.error)} />
);

function ErrorDialog({
  error,
  texts,
  unchanged,
  onRetry,
  onClose,
}: ErrorDialogProps & { texts: ErrorTexts; unchanged?: string }) {
  const code = codeOf(error);
  useEffect(() => reportError(code), [code]);
  // The session is over: the page is leaving, and that says it all.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <Dialog
      role="alertdialog"
      icon={CircleAlert}
      tone="danger"
      title={texts.heading}
      onClose={onClose}
      actions={
        isWorthRetrying(error) ? (
          <>
            <Button look="line" autoFocus onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={onRetry}>Reintentar</Button>
          </>
        ) : (
          <Button autoFocus onClick={onClose}>
            Entendido
          </Button>
        )
      }
    >
      <p>{texts.message}</p>
      {unchanged !== undefined && <p>{unchanged}</p>}
      {error instanceof ApiError && <Reference error={error} />}
    </Dialog>
  );
}

/** What the contact centre will ask for. */
const Reference = ({ error: { code, dpCode, traceId } }: { error: ApiError }) => (
  <Line>
    <span>Código de error: {code}</span>
    {dpCode !== undefined && <span>Código dp: {dpCode}</span>}
    {traceId !== '' && (
      <Trace>
        Rastreo: {traceId} <CopyButton text={traceId} label="Copiar número de rastreo" />
      </Trace>
    )}
  </Line>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'body.xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const Trace = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' },
});

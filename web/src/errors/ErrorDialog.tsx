import { chakra } from '@chakra-ui/react/styled-system';
import { ApiError, codeOf } from '../api/api-error';
import { CopyButton } from '../forms/CopyButton';
import { Button, LinkButton } from '../ui/Button';
import { FailureDialog } from './FailureDialog';
import {
  type ErrorTexts,
  isWorthRetrying,
  leavesUnchanged,
  operationTexts,
  readTexts,
  validationTexts,
} from './texts';
import { wayOutOf } from './way-out';

type ErrorDialogProps = { error: unknown; onRetry: () => void; onClose: () => void };

/** A refused operation: the catalogue's words, then what it leaves as it was. */
export const OperationErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & { unchanged: string }) => (
  <ErrorDialog
    {...props}
    texts={operationTexts(props.error)}
    {...(leavesUnchanged(props.error) && { unchanged })}
    mayRepeat={isWorthRetrying(props.error)}
  />
);

/** A form that could not be checked. */
export const ValidationErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & { unchanged: string }) => (
  <ErrorDialog
    {...props}
    texts={validationTexts(props.error)}
    unchanged={unchanged}
    mayRepeat={isWorthRetrying(props.error)}
  />
);

/** Something that could not be read, where there is no place on the page to say it. To read again does no harm. */
export const ReadErrorDialog = (props: ErrorDialogProps) => (
  <ErrorDialog {...props} texts={readTexts(props.error)} mayRepeat />
);

function ErrorDialog({
  error,
  texts,
  unchanged,
  mayRepeat,
  onRetry,
  onClose,
}: ErrorDialogProps & { texts: ErrorTexts; unchanged?: string; mayRepeat: boolean }) {
  return (
    <FailureDialog
      error={error}
      title={texts.heading}
      onClose={onClose}
      actions={
        mayRepeat ? (
          <>
            <Button look="line" autoFocus onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={onRetry}>Reintentar</Button>
          </>
        ) : (
          <Refused code={codeOf(error)} onClose={onClose} />
        )
      }
    >
      <p>{texts.message}</p>
      {unchanged !== undefined && <p>{unchanged}</p>}
      {error instanceof ApiError && <Reference error={error} />}
    </FailureDialog>
  );
}

/** There is nothing to repeat; there may be something to change elsewhere. */
function Refused({ code, onClose }: { code: string; onClose: () => void }) {
  const wayOut = wayOutOf(code);
  return (
    <>
      <Button look={wayOut && 'line'} autoFocus onClick={onClose}>
        Entendido
      </Button>
      {wayOut && (
        <LinkButton to={wayOut.to} data-errand="">
          {wayOut.label}
        </LinkButton>
      )}
    </>
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

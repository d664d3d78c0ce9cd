import { ApiError, codeOf } from '#web/lib/api/api-error.ts';
import { returnLink } from '#web/lib/page/return-link.ts';
import { Button, LinkButton } from '../Button';
import { FailureDialog } from './FailureDialog';
import { Reference } from './Reference';
import {
  type ErrorTexts,
  isWorthRetrying,
  leavesUnchanged,
  operationTexts,
  readTexts,
  signatureRequestTexts,
  validationTexts,
} from './texts';
import { wayOutOf } from './way-out';

/** Change to an order that the bank would accept. `label` is for example 'Programar para el 24 nov 2026'. */
type Amendment = { explanation?: string; label: string; onAmend: () => void };

type Operation = { unchanged: string; amendment?: Amendment | undefined };

type ErrorDialogProps = { error: unknown; onRetry: () => void; onClose: () => void };

export const OperationErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & Operation) => (
  <ErrorDialog
    {...props}
    texts={operationTexts(props.error)}
    {...(leavesUnchanged(props.error) && { unchanged })}
    canRetry={isWorthRetrying(props.error)}
  />
);

/** For an order that was rejected, or had no response, before its signature. */
export const OrderErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & Operation) => (
  <ErrorDialog
    {...props}
    texts={signatureRequestTexts(props.error)}
    {...(leavesUnchanged(props.error) && { unchanged })}
    canRetry={isWorthRetrying(props.error)}
  />
);

export const ValidationErrorDialog = ({ unchanged, ...props }: ErrorDialogProps & Operation) => (
  <ErrorDialog
    {...props}
    texts={validationTexts(props.error)}
    {...(leavesUnchanged(props.error) && { unchanged })}
    canRetry={isWorthRetrying(props.error)}
  />
);

/** For a failed read that has no area on the page. Offers a retry, which is safe for a read. */
export const ReadErrorDialog = (props: ErrorDialogProps) => (
  <ErrorDialog {...props} texts={readTexts(props.error)} canRetry />
);

function ErrorDialog({
  error,
  texts,
  unchanged,
  amendment,
  canRetry,
  onRetry,
  onClose,
}: ErrorDialogProps & Partial<Operation> & { texts: ErrorTexts; canRetry: boolean }) {
  return (
    <FailureDialog
      error={error}
      title={texts.heading}
      onClose={onClose}
      actions={
        amendment !== undefined ? (
          <>
            <Button variant="outline" autoFocus onClick={onClose}>
              Entendido
            </Button>
            <Button onClick={amendment.onAmend}>{amendment.label}</Button>
          </>
        ) : canRetry ? (
          <>
            <Button variant="outline" autoFocus onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={onRetry}>Reintentar</Button>
          </>
        ) : (
          <RejectionActions code={codeOf(error)} onClose={onClose} />
        )
      }
    >
      <p>{texts.message}</p>
      {amendment?.explanation !== undefined && <p>{amendment.explanation}</p>}
      {/* Some catalog texts already contain it. */}
      {unchanged !== undefined && !texts.message.includes(unchanged) && <p>{unchanged}</p>}
      {error instanceof ApiError && <Reference error={error} />}
    </FailureDialog>
  );
}

/** Offers no retry, which would fail again. Another page may offer a way out. */
function RejectionActions({ code, onClose }: { code: string; onClose: () => void }) {
  const wayOut = wayOutOf(code);
  return (
    <>
      <Button variant={wayOut && 'outline'} autoFocus onClick={onClose}>
        Entendido
      </Button>
      {wayOut && (
        <LinkButton to={wayOut.to} {...returnLink}>
          {wayOut.label}
        </LinkButton>
      )}
    </>
  );
}

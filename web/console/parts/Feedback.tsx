import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useMutationState } from '@tanstack/react-query';
import { Note } from '#web/components/Note.tsx';
import { ErrorNote } from './ErrorNote';

/** Shows the outcome of the last control. */
export function Feedback() {
  const [last] = useMutationState({
    select: ({ state: { status, error }, meta }) => ({ status, error, label: String(meta?.label ?? '') }),
  }).slice(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {last?.status === 'success' ? `Listo: ${last.label}` : ''}
      </VisuallyHidden>
      {last?.status === 'error' && (
        <Note status="error" role="alert">
          <ErrorNote title={`No se hizo: ${last.label}`} error={last.error} />
        </Note>
      )}
    </>
  );
}

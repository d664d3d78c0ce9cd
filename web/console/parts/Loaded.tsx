import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#web/components/Button.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { Note } from '#web/components/Note.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import type { Slot } from '#web/components/slot.ts';
import { ErrorNote } from './ErrorNote';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  rows?: number;
  children: (data: Data) => Slot;
};

export function Loaded<Data>({ query: { data, error, refetch }, rows = 3, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error === null)
    return (
      <>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        <RowsLoading rows={rows} height="52px" />
      </>
    );
  return (
    <Note status="error" role="alert">
      <ErrorNote title="No se pudo leer" error={error} />
      <div>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          Reintentar
        </Button>
      </div>
    </Note>
  );
}

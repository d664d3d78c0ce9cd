import { CircleAlert } from 'lucide-react';
import { codeOf } from '../api/api-error';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { useErrorShown } from './error-shown';

interface ErrorPanelProps {
  title?: string;
  message?: string;
  /** What went wrong: analytics are told its code. */
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** In the place of something that could not be read. */
export function ErrorPanel({
  title = 'No se pudo obtener la información.',
  message = 'Se detectó un error en la petición, por favor intenta de nuevo.',
  error,
  onRetry,
  retrying = false,
}: ErrorPanelProps) {
  useErrorShown(codeOf(error));
  return (
    <EmptyState
      icon={CircleAlert}
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}

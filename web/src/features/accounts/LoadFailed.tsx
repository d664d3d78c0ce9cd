import { ApiError } from '../../api/api-error';
import { ErrorPanel } from '../../ui/ErrorPanel';

type LoadFailedProps = { error: unknown; onRetry: () => void; retrying: boolean };

export const LoadFailed = ({ error, ...again }: LoadFailedProps) => (
  <ErrorPanel
    title="Oops, no pudimos cargar la información."
    message="Intenta de nuevo en un momento."
    code={error instanceof ApiError ? error.code : undefined}
    {...again}
  />
);

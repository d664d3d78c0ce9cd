import { ErrorPanel } from '../../errors/ErrorPanel';

type LoadFailedProps = { error: unknown; onRetry: () => void; retrying: boolean };

export const LoadFailed = (failed: LoadFailedProps) => (
  <ErrorPanel
    title="Oops, no pudimos cargar la información."
    message="Intenta de nuevo en un momento."
    {...failed}
  />
);

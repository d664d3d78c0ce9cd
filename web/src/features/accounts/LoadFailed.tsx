import { ErrorPanel } from '../../errors/ErrorPanel';
import { NOT_LOADED } from '../../errors/texts';

type LoadFailedProps = { error: unknown; onRetry: () => void; retrying: boolean };

export const LoadFailed = (failed: LoadFailedProps) => (
  <ErrorPanel title={NOT_LOADED} message="Intenta de nuevo en un momento." {...failed} />
);

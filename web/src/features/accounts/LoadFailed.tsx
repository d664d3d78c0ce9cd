import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';

type LoadFailedProps = { error: unknown; onRetry: () => void; retrying: boolean };

export const LoadFailed = (props: LoadFailedProps) => (
  <ErrorPanel title={NOT_LOADED} message="Intenta de nuevo en un momento." {...props} />
);

import { SandboxError } from '../lib/sandbox-api';

function introduction(error: unknown): string {
  if (!(error instanceof SandboxError)) return 'La llamada no tuvo respuesta:';
  const fieldText = error.field === undefined ? '' : ` en el campo ${error.field}`;
  return `La llamada respondió ${error.status}${fieldText}:`;
}

/** Shows an error. The sandbox's message is in English. */
export const ErrorNote = ({ title, error }: { title: string; error: unknown }) => (
  <>
    <b>{title}</b>
    <p translate="no">{introduction(error)}</p>
    <p lang="en">{error instanceof Error ? error.message : String(error)}</p>
    {error instanceof SandboxError && error.code !== '' && <p translate="no">{`Código ${error.code}`}</p>}
  </>
);

import { SandboxError } from '../lib/sandbox-api';

function introduction(error: unknown): string {
  if (!(error instanceof SandboxError)) return 'La llamada no tuvo respuesta:';
  const fieldText = error.field === undefined ? '' : ` en el campo ${error.field}`;
  return `La llamada respondió ${error.status}${fieldText}:`;
}

/** The sandbox answers in English. */
export const Problem = ({ title, error }: { title: string; error: unknown }) => (
  <>
    <b>{title}</b>
    <p translate="no">{introduction(error)}</p>
    <p lang="en">{error instanceof Error ? error.message : String(error)}</p>
    {error instanceof SandboxError && error.code !== '' && <p translate="no">{`Código ${error.code}`}</p>}
  </>
);

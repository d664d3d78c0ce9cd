import { SandboxError } from '../lib/sandbox-api';

/** The sandbox answers in English. */
export const Problem = ({ title, error }: { title: string; error: unknown }) => (
  <>
    <b>{title}</b>
    <p lang="en">{error instanceof Error ? error.message : String(error)}</p>
    {error instanceof SandboxError && error.code !== '' && (
      <p translate="no">{error.field === undefined ? error.code : `${error.code} · ${error.field}`}</p>
    )}
  </>
);

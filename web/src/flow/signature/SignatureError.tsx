import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NOT_SENT, signatureTexts } from '#web/components/errors/texts.ts';
import { Note } from '#web/components/Note.tsx';
import { codeOf } from '#web/lib/api/api-error.ts';
import { LOCKED, saveLock, unlockText } from './lock';

export function SignatureError({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  const { heading, message } = signatureTexts(error);
  const code = codeOf(error);
  return (
    <div ref={place} tabIndex={-1}>
      <Note status="error" role="alert">
        <b>{heading}</b>
        <p>{NOT_SENT}</p>
        {code === LOCKED && <UnlockTime error={error} />}
        <p>{message}</p>
        {code !== LOCKED && <p>{`Código de error: ${code}`}</p>}
      </Note>
    </div>
  );
}

/** The hour is computed once. */
function UnlockTime({ error }: { error: unknown }) {
  const [until] = useState(() => unlockText(error));
  useEffect(() => saveLock(error), [error]);
  return (
    <p>
      <strong>{until}</strong>
    </p>
  );
}

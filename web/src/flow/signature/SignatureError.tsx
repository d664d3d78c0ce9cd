import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NOT_SENT, signatureTexts } from '#web/components/errors/texts.ts';
import { Note } from '#web/components/Note.tsx';
import { codeOf } from '#web/lib/api/api-error.ts';
import { LOCKED, saveLock, unlockText } from './lock';

export function SignatureError({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const { heading, message } = signatureTexts(error);
  const code = codeOf(error);
  return (
    <div ref={box} tabIndex={-1}>
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

/** Computes the time once, so that it does not change while shown. */
function UnlockTime({ error }: { error: unknown }) {
  const [text] = useState(() => unlockText(error));
  useEffect(() => saveLock(error), [error]);
  return (
    <p>
      <strong>{text}</strong>
    </p>
  );
}

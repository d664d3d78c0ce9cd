import { useLayoutEffect, useRef, useState } from 'react';
import { operationTexts } from '#web/components/errors/texts.ts';
import { Note } from '#web/components/Note.tsx';
import { codeOf, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { LOCKED, unlockText } from './lock';

/** Why nothing can be signed, in the place of the field, whose focus it takes. */
export function SignatureError({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  // What becomes of a signature that was not answered does not matter: nothing is done with it.
  const { heading, message } = operationTexts(isOutcomeUnknown(error) ? undefined : error);
  const locked = codeOf(error) === LOCKED;
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="danger" role="alert">
        {locked && <Locked error={error} />}
        <b>{heading}</b>
        {/* Not before the hour that is said above. */}
        {locked && <p>A partir de esa hora:</p>}
        <p>{message}</p>
        <p>Tu operación no se ha enviado.</p>
        <p>{`Código de error: ${codeOf(error)}`}</p>
      </Note>
    </div>
  );
}

/** The hour is told from when the lock was answered, however long this is shown. */
function Locked({ error }: { error: unknown }) {
  const [until] = useState(() => unlockText(error));
  return (
    <>
      <b>{until}</b>
      <p>Por seguridad bloqueamos tu firma después de varias claves incorrectas.</p>
    </>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand';
import { NOT_SENT, signatureTexts } from '#web/components/errors/texts.ts';
import { Note } from '#web/components/Note.tsx';
import { codeOf } from '#web/lib/api/api-error.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { LOCKED, unlockText } from './lock';

export function SignatureError({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  const code = codeOf(error);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="danger" role="alert">
        {code === LOCKED ? <Locked error={error} /> : <Failed error={error} />}
        <p>{`Código de error: ${code}`}</p>
      </Note>
    </div>
  );
}

function Failed({ error }: { error: unknown }) {
  const { heading, message } = signatureTexts(error);
  return (
    <>
      <b>{heading}</b>
      <p>{NOT_SENT}</p>
      <p>{message}</p>
    </>
  );
}

/** The hour is computed once. */
function Locked({ error }: { error: unknown }) {
  const [until] = useState(() => unlockText(error));
  return (
    <>
      <b>{NOT_SENT}</b>
      <p>Por seguridad bloqueamos tu firma después de varias claves incorrectas.</p>
      <p>
        <strong>{until}</strong>
      </p>
      <p>{`Si no fuiste tú, llama al ${formatPhone(brand.phone)}.`}</p>
    </>
  );
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { digitsIn } from '#contract/domain/text';
import { TOKEN_LENGTH } from '#contract/signatures';
import { droppedFrom, droppedText } from '#web/components/forms/dropped-characters.ts';
import { describedBy, FieldError, Frame, Hint, Legend } from '#web/components/forms/Field.tsx';
import { TokenCells, TokenInput } from './TokenCells';

/** A new object per rejection, even for the same reason. */
export type TokenError = { reason: string };

type TokenFieldProps = {
  value: string;
  tokenError: TokenError | undefined;
  hint: string;
  isSending: boolean;
  /** Truncated input (`isCut`) must not be signed automatically. */
  onChange: (value: string, isCut: boolean) => void;
  onComplete: (value: string) => void;
};

const id = 'token';

/** Focuses the field at the first digit, because a double click on the previous button removes the focus. */
function useFocusOnDigit(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = /^[0-9]$/.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isTyped && !document.activeElement?.matches('input, select, textarea')) input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

/** Single input, so that paste, autofill and screen readers work. */
export function TokenField({ value, tokenError, hint, isSending, onChange, onComplete }: TokenFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dropped, setDropped] = useState('');
  const error = tokenError?.reason;
  useFocusOnDigit(input);
  useLayoutEffect(() => {
    if (tokenError) input.current?.focus();
  }, [tokenError]);
  const onInput = (text: string) => {
    const digits = digitsIn(text);
    setDropped(droppedFrom(text));
    const token = digits.slice(0, TOKEN_LENGTH);
    if (token === value) return;
    onChange(token, digits !== token);
    if (digits.length === TOKEN_LENGTH) onComplete(token);
  };
  return (
    <Frame>
      <label htmlFor={id}>
        <Legend label="Clave de seguridad" />
      </label>
      <TokenCells filledCount={value.length}>
        <TokenInput
          ref={input}
          id={id}
          name={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          readOnly={isSending}
          data-full={value.length === TOKEN_LENGTH ? '' : undefined}
          onChange={(event) => onInput(event.target.value)}
          {...describedBy({ id, error, hint: error === undefined ? hint : undefined })}
        />
      </TokenCells>
      {/* The input may already have focus, so the error is also a live region. */}
      <div role="status">
        <FieldError id={id} error={error} />
      </div>
      {error === undefined && (
        <Hint id={`${id}-hint`}>{dropped === '' ? hint : `${droppedText(dropped)} ${hint}`}</Hint>
      )}
    </Frame>
  );
}

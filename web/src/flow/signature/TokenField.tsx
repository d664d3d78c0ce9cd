import { useLayoutEffect, useRef } from 'react';
import { digitsIn } from '#contract/domain/text';
import { TOKEN_LENGTH } from '#contract/signatures';
import { describedBy, FieldError, Frame, Hint, Legend } from '#web/components/forms/Field.tsx';
import { TokenCells, TokenInput } from './TokenCells';

/** Why a value was not taken: a new one each time, even for the same reason. */
export type Wrong = { reason: string };

type TokenFieldProps = {
  value: string;
  wrong: Wrong | undefined;
  hint: string;
  /** What is there is on its way: it stays as it is. */
  sending: boolean;
  /** What was cut to the length of a value is another number: nobody meant to sign with it. */
  onChange: (value: string, isCut: boolean) => void;
  /** The last digit is there. */
  onWhole: (value: string) => void;
};

const id = 'token';

/** The token's value in one input: it can be pasted, filled in by the browser, and is read out as one. */
export function TokenField({ value, wrong, hint, sending, onChange, onWhole }: TokenFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const error = wrong?.reason;
  // Each wrong value leaves the field ready for the next.
  useLayoutEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  const typed = (text: string) => {
    const digits = digitsIn(text);
    const kept = digits.slice(0, TOKEN_LENGTH);
    if (kept === value) return;
    onChange(kept, digits !== kept);
    if (digits.length === TOKEN_LENGTH) onWhole(kept);
  };
  return (
    <Frame>
      <label htmlFor={id}>
        <Legend label="Clave de seguridad" />
      </label>
      <TokenCells filled={value.length}>
        <TokenInput
          ref={input}
          id={id}
          name={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          readOnly={sending}
          data-full={value.length === TOKEN_LENGTH ? '' : undefined}
          onChange={(event) => typed(event.target.value)}
          {...describedBy({ id, error, hint: error === undefined ? hint : undefined })}
        />
      </TokenCells>
      {/* The focus may be here already: then only a status is read out. */}
      <div role="status">
        <FieldError id={id} error={error} />
      </div>
      {error === undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { TOKEN_LENGTH } from '#contract/signatures';
import { controlRecipe } from '../forms/control';
import { describedBy, Field, type FieldProps } from '../forms/Field';

/** The token's value in one input: it can be pasted, filled in by the browser, and is read out as one. */
export function TokenField(field: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { error } = field;
  // A wrong value leaves an empty field, ready for the next.
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  return (
    <Field {...field}>
      <Input
        ref={input}
        id={field.id}
        name={field.id}
        value={field.value}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={TOKEN_LENGTH}
        onChange={(event) => field.onChange(event.target.value.replaceAll(/\D/g, ''))}
        {...describedBy(field)}
      />
    </Field>
  );
}

const Control = chakra('input', controlRecipe);
const Input = chakra(Control, {
  base: { maxWidth: '12rem', fontSize: '1.375rem', fontWeight: '600', letterSpacing: '0.3em' },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { controlRecipe } from '../../../forms/control';
import { describedBy, Field, type FieldProps } from '../../../forms/Field';
import { digitsOnly } from '../filters';

type DigitsFieldProps = FieldProps & {
  /** How the digits are shown: in groups. */
  shownAs: (digits: string) => string;
};

/** A long number, pasted with or without spaces and shown in groups. Its value is the digits alone. */
export function DigitsField({ shownAs, ...field }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits before the caret; a new object for each key, since a space that was erased changes no digit. */
  const [caret, setCaret] = useState<{ after: number }>();
  const shown = shownAs(field.value);

  // Groups move the text under the caret: it stays behind the same digit.
  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== input.current) return;
    const place = placeAfter(input.current?.value ?? '', caret.after);
    input.current?.setSelectionRange(place, place);
  }, [caret]);

  return (
    <Field {...field}>
      <Input
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref?.(element);
        }}
        id={field.id}
        name={field.id}
        value={shown}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target: { value, selectionStart } }) => {
          setCaret({ after: digitsOnly(value.slice(0, selectionStart ?? value.length)).length });
          field.onChange(digitsOnly(value));
        }}
        {...describedBy(field)}
      />
    </Field>
  );
}

/** Where in a text of groups a number of digits has gone by. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (text[place] !== ' ') seen += 1;
  }
  return place;
}

const Input = chakra('input', controlRecipe);

import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

type GroupedFieldProps = FieldProps & {
  /** What is kept of what was typed or pasted. */
  kept: (text: string) => string;
  /** How what was kept is shown: in groups. */
  shownAs: (value: string) => string;
  /** Which keys a phone offers. */
  keys?: 'numeric' | 'text';
};

/** A long number, pasted with or without spaces and shown in groups. Its value is what was kept alone. */
export function GroupedField({ kept, shownAs, keys = 'numeric', ...field }: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Characters before the caret; a new object for each key, since a space that was erased changes nothing. */
  const [caret, setCaret] = useState<{ after: number }>();
  const shown = shownAs(field.value);

  // Groups move the text under the caret: it stays behind the same character.
  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== input.current) return;
    const place = placeAfter(shown, field.value, caret.after);
    input.current?.setSelectionRange(place, place);
  }, [caret, shown, field.value]);

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
        inputMode={keys}
        autoComplete="off"
        onChange={({ target: { value, selectionStart } }) => {
          setCaret({ after: kept(value.slice(0, selectionStart ?? value.length)).length });
          field.onChange(kept(value));
        }}
        {...describedBy(field)}
      />
    </Field>
  );
}

/** Where in the text that is shown a number of the value's characters has gone by. */
function placeAfter(shown: string, value: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < shown.length; place += 1) {
    if (shown[place] === value[seen]) seen += 1;
  }
  return place;
}

const Input = chakra('input', controlRecipe);

import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent } from 'react';
import { controlRecipe } from '../../forms/control';
import { describedBy, Field, type FieldProps } from '../../forms/Field';

type WordsFieldProps = FieldProps & {
  max: number;
  /** What of a text is let through. */
  filter: (text: string) => string;
};

/** One line of text that takes some characters only. An accent may be on its way as a key of its own: it is waited for. */
export function WordsField({ max, filter, ...field }: WordsFieldProps) {
  const length = [...field.value].length;
  // Said when it begins to matter: most names are short.
  const described = { ...field, hint: length > max * NEAR ? `${length} de ${max} caracteres` : field.hint };
  const filtered = (event: FormEvent<HTMLInputElement>) => field.onChange(filter(event.currentTarget.value));
  return (
    <Field {...described}>
      <Input
        ref={field.ref}
        id={field.id}
        name={field.id}
        value={field.value}
        autoComplete="off"
        onChange={(event) =>
          isComposing(event.nativeEvent) ? field.onChange(event.target.value) : filtered(event)
        }
        onCompositionEnd={filtered}
        {...describedBy(described)}
      />
    </Field>
  );
}

/** The share of the most that a name may have, from which its length is told. */
const NEAR = 0.6;

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

const Input = chakra('input', controlRecipe);

import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { countCharacters, plainText } from '#contract/domain/text';
import { controlRecipe } from '#web/components/forms/control.ts';
import { describedBy, Field, type FieldProps } from '#web/components/forms/Field.tsx';
import { isComposing } from '#web/components/forms/TextField.tsx';

type WordsFieldProps = FieldProps & {
  max: number;
  /** What of a text is let through. */
  filter: (text: string) => string;
  /** What that is, for who typed something else: 'letras y espacios'. */
  taken: string;
  /** Whether what stands there is replaced by what is typed. */
  isProposal?: () => boolean;
};

/** One line of text that takes some characters only. An accent may be on its way as a key of its own: it is waited for. */
export function NameField({ max, filter, taken, isProposal, ...field }: WordsFieldProps) {
  const [refused, setRefused] = useState(false);
  const length = countCharacters(field.value);
  const described = { ...field, hint: hintOf() };
  const filtered = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setRefused(filter(value) !== plainText(value));
    field.onChange(filter(value));
  };

  function hintOf() {
    if (refused) return `Usa solo ${taken}.`;
    // Said when it begins to matter: most names are short.
    return length > max * NEAR ? `${length} de ${max} caracteres` : field.hint;
  }
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
        onFocus={({ currentTarget }) => isProposal?.() && currentTarget.select()}
        {...describedBy(described)}
      />
    </Field>
  );
}

/** The share of the most that a name may have, from which its length is told. */
const NEAR = 0.6;

const Input = chakra('input', controlRecipe);

import { Input } from '@chakra-ui/react/input';
import { type FormEvent, useState } from 'react';
import { countCharacters, plainText } from '#contract/domain/text';
import { describedBy, Field, type FieldProps } from '#web/components/forms/Field.tsx';
import { isComposing } from '#web/components/forms/TextField.tsx';

type NameFieldProps = FieldProps & {
  max: number;
  /** Removes disallowed characters. */
  filter: (text: string) => string;
  /** Allowed characters, for the hint: 'letras y espacios'. */
  allowed: string;
  /** True while the value is a proposal, to be replaced by what is typed. */
  isProposal?: () => boolean;
};

/** Restricted text input. Composed accents (dead keys) are filtered once the composition ends. */
export function NameField({ max, filter, allowed, isProposal, ...field }: NameFieldProps) {
  const [refused, setRefused] = useState(false);
  const length = countCharacters(field.value);
  const described = { ...field, hint: hintOf() };
  const filterInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setRefused(filter(value) !== plainText(value));
    field.onChange(filter(value));
  };

  function hintOf() {
    if (refused) return `Usa solo ${allowed}.`;
    // Most names are short: the count appears only near the limit.
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
          isComposing(event.nativeEvent) ? field.onChange(event.target.value) : filterInput(event)
        }
        onCompositionEnd={filterInput}
        onFocus={({ currentTarget }) => isProposal?.() && currentTarget.select()}
        {...describedBy(described)}
      />
    </Field>
  );
}

/** Fraction of the maximum length from which the count is shown. */
const NEAR = 0.6;

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
  /** True while the value is a proposal, which the customer's text replaces. */
  isProposal?: () => boolean;
};

/** Text input that removes disallowed characters; with dead keys only once the composition ends. */
export function NameField({ max, filter, allowed, isProposal, ...field }: NameFieldProps) {
  const [hasRemoved, setHasRemoved] = useState(false);
  const length = countCharacters(field.value);
  const described = { ...field, hint: hintOf() };
  const filterInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setHasRemoved(filter(value) !== plainText(value));
    field.onChange(filter(value));
  };

  function hintOf() {
    if (hasRemoved) return `Usa solo ${allowed}.`;
    // Most names are short, so the count appears only near the limit.
    return length > max * COUNT_THRESHOLD ? `${length} de ${max} caracteres` : field.hint;
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

/** Fraction of the maximum length above which the count is shown. */
const COUNT_THRESHOLD = 0.6;

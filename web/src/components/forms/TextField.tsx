import { chakra } from '@chakra-ui/react/styled-system';
import { countCharacters, plainText } from '#contract/domain/text';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

/** Tells whether an input method is still composing a character. */
export const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

/** One line of text with a counter. What is pasted too long is kept, so that the customer can cut it. */
export function TextField({ max, hint, ...field }: FieldProps & { max: number }) {
  const counter = `${countCharacters(field.value)} de ${max} caracteres`;
  const described = { ...field, hint: hint ?? counter };
  return (
    <Field {...described}>
      <Input
        ref={field.ref}
        id={field.id}
        name={field.id}
        value={field.value}
        autoComplete="off"
        onChange={({ target: { value }, nativeEvent }) =>
          field.onChange(isComposing(nativeEvent) ? value : plainText(value))
        }
        onCompositionEnd={({ currentTarget }) => field.onChange(plainText(currentTarget.value))}
        {...describedBy(described)}
      />
    </Field>
  );
}

const Input = chakra('input', controlRecipe);

import { Input } from '@chakra-ui/react/input';
import { describedBy, Field, type FieldProps } from '#web/components/forms/Field.tsx';

type InputFieldProps = FieldProps & { type?: 'text' | 'number'; placeholder?: string };

/** One-line text field; the sandbox validates the text. */
export const InputField = ({ type = 'text', placeholder, ...field }: InputFieldProps) => (
  <Field {...field}>
    <Input
      id={field.id}
      name={field.id}
      type={type}
      value={field.value}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => field.onChange(target.value)}
      {...describedBy(field)}
    />
  </Field>
);

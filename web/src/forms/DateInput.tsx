import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

/** Any day, past or future, in the browser's own control. */
export const DateInput = (field: FieldProps) => (
  <Field {...field}>
    <Input
      ref={field.ref}
      type="date"
      id={field.id}
      name={field.id}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      {...describedBy(field)}
    />
  </Field>
);

const Input = chakra('input', controlRecipe);

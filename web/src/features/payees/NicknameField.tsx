import { NICKNAME_MAX } from '#contract/payees';
import type { FieldProps } from '../../forms/Field';
import { TextField } from '../../forms/TextField';

/** What the customer calls what is saved. */
export const NicknameField = (field: Omit<FieldProps, 'label'>) => (
  <TextField
    {...field}
    label="Alias"
    max={NICKNAME_MAX}
    hint={`Así lo verás en tus pagos. ${[...field.value].length} de ${NICKNAME_MAX} caracteres.`}
  />
);

import { NICKNAME_MAX } from '#contract/payees';
import { countCharacters } from '#contract/shared/text';
import type { FieldProps } from '../../forms/Field';
import { TextField } from '../../forms/TextField';

/** What the customer calls what is saved. */
export const NicknameField = (field: Omit<FieldProps, 'label'>) => (
  <TextField
    {...field}
    label="Alias"
    max={NICKNAME_MAX}
    hint={`Así lo verás en tus pagos. ${countCharacters(field.value)} de ${NICKNAME_MAX} caracteres.`}
  />
);

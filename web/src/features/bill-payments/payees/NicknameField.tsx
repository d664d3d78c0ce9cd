import { countCharacters } from '#contract/domain/text';
import { MAX_NICKNAME_LENGTH } from '#contract/payees';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';

export const NicknameField = (field: Omit<FieldProps, 'label'>) => (
  <TextField
    {...field}
    label="Alias"
    max={MAX_NICKNAME_LENGTH}
    hint={`Así lo verás en tus pagos. ${countCharacters(field.value)} de ${MAX_NICKNAME_LENGTH} caracteres.`}
  />
);

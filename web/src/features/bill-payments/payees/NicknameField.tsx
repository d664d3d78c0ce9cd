import { countCharacters } from '#contract/domain/text';
import { NICKNAME_MAX } from '#contract/payees';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';

export const NicknameField = (field: Omit<FieldProps, 'label'>) => (
  <TextField
    {...field}
    label="Alias"
    max={NICKNAME_MAX}
    hint={`Así lo verás en tus pagos. ${countCharacters(field.value)} de ${NICKNAME_MAX} caracteres.`}
  />
);

import type { Slot } from '../slot';
import type { FieldBinding, FieldName, TextDraft } from './draft';
import { type DraftForm, useField } from './useDraft';

type DraftFieldProps<Draft extends TextDraft> = {
  form: DraftForm<Draft>;
  name: FieldName<Draft>;
  children: (field: FieldBinding) => Slot;
};

/** Example: `{(field) => <TextField {...field} label="Concepto" max={40} />}` */
export const DraftField = <Draft extends TextDraft>({ form, name, children }: DraftFieldProps<Draft>) =>
  children(useField(form, name));

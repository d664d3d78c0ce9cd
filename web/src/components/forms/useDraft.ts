import { useState } from 'react';
import {
  type Control,
  type FieldErrors as FormErrors,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { FieldBinding, FieldErrors, FieldName, RejectedFieldErrors, TextDraft } from './draft';

type Values = Record<string, string>;

const CHECK_ERROR = 'check';
const BANK_ERROR = 'bank';

const isEmpty = (record: object) => Object.keys(record).length === 0;

const errorsOf = (
  type: typeof CHECK_ERROR | typeof BANK_ERROR,
  reasons: Readonly<Record<string, string | undefined>>,
): FormErrors<Values> =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type, message }]],
    ),
  );

export type DraftForm<Draft extends TextDraft> = {
  control: Control<Values>;
  initial: Draft;
  errors: Readonly<Record<string, string | undefined>>;
  /** Incremented per failed attempt, to focus the summary again. */
  attempts: number;
  /** Calls `onValid` if the draft is valid; otherwise shows the errors. */
  submit: (onValid: (draft: Draft) => void) => ReturnType<ReturnType<typeof useForm<Values>>['handleSubmit']>;
  showRejections: (reasons: RejectedFieldErrors) => void;
  recheck: (changed: FieldName<Draft>) => void;
  read: () => Draft;
  /** Clears the fields with matching names, also those not on screen. */
  clearFields: (isCleared: (name: string) => boolean) => void;
  /** Ignores unknown names. */
  setFocus: (name: string) => void;
};

/**
 * Errors appear on submit and disappear once corrected. Those from the bank stay until the field changes, but
 * do not block resubmission.
 */
export function useDraft<Draft extends TextDraft>(
  initial: Draft,
  check: (draft: Draft) => FieldErrors<Draft>,
  rejectedErrors: RejectedFieldErrors = {},
): DraftForm<Draft> {
  const [initialErrors] = useState(() => errorsOf(BANK_ERROR, rejectedErrors));
  const [attempts, setAttempts] = useState(isEmpty(initialErrors) ? 0 : 1);
  const countAttempt = () => setAttempts((count) => count + 1);
  const {
    control,
    formState,
    getFieldState,
    getValues,
    handleSubmit,
    setError,
    setFocus,
    setValue,
    trigger,
  } = useForm<Values>({
    defaultValues: initial,
    errors: initialErrors,
    resolver: (values) => {
      const errors = errorsOf(CHECK_ERROR, check({ ...initial, ...values }));
      return isEmpty(errors) ? { values, errors: {} } : { values: {}, errors };
    },
    // A change only clears errors; `recheck` selects the fields.
    reValidateMode: 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const names = Object.keys(initial);

  return {
    control,
    initial,
    errors: Object.fromEntries(names.map((name) => [name, formState.errors[name]?.message])),
    attempts,
    submit: (onValid) => handleSubmit((values) => onValid({ ...initial, ...values }), countAttempt),
    showRejections: (reasons) => {
      for (const [name, message] of Object.entries(reasons)) setError(name, { type: BANK_ERROR, message });
      countAttempt();
    },
    recheck: (changed) => {
      const fieldsToCheck = names.filter((name) => {
        const { error } = getFieldState(name);
        return error !== undefined && (name === changed || error.type !== BANK_ERROR);
      });
      if (fieldsToCheck.length > 0) void trigger(fieldsToCheck);
    },
    read: () => ({ ...initial, ...getValues() }),
    clearFields: (isCleared) => {
      for (const name of names.filter(isCleared)) setValue(name, '');
    },
    setFocus,
  };
}

/** Re-renders the caller only for changes of this field. */
export function useField<Draft extends TextDraft>(
  form: DraftForm<Draft>,
  name: FieldName<Draft>,
): FieldBinding {
  const { field, fieldState } = useController<Values>({ control: form.control, name });
  return {
    id: name,
    ref: field.ref,
    value: field.value ?? '',
    error: fieldState.error?.message,
    onChange: (value) => {
      field.onChange(value);
      form.recheck(name);
    },
  };
}

export const useValues = <Draft extends TextDraft>({ control, initial }: DraftForm<Draft>): Draft =>
  useWatch({ control, compute: (values: Values) => ({ ...initial, ...values }) });

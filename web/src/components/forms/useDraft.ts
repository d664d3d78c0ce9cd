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

/** The types of error: what the form's own check found, and what the bank refused. */
const CHECKED = 'check';
const REFUSED = 'bank';

const isEmpty = (record: object) => Object.keys(record).length === 0;

const errorsOf = (
  type: typeof CHECKED | typeof REFUSED,
  reasons: Readonly<Record<string, string | undefined>>,
): FormErrors<Values> =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type, message }]],
    ),
  );

/** A form, as its fields, its summary of errors and its page use it. */
export type DraftForm<Draft extends TextDraft> = {
  control: Control<Values>;
  initial: Draft;
  /** What is wrong, by field, in the order of the draft. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Grows with each failed attempt, so that the summary takes the focus again. */
  attempts: number;
  /** Hands the draft on if nothing is wrong with it; if something is, it shows. */
  submit: (onValid: (draft: Draft) => void) => ReturnType<ReturnType<typeof useForm<Values>>['handleSubmit']>;
  /** Marks what the bank refused. */
  refuse: (reasons: RejectedFieldErrors) => void;
  /** Checks the marked fields again after a change. */
  recheck: (changed: FieldName<Draft>) => void;
  /** What is typed so far. */
  read: () => Draft;
  /** Takes out what was typed into some fields, by their names, also those of a later page. */
  empty: (isGone: (name: string) => boolean) => void;
  /** Does nothing for a name that is no field of the page. */
  setFocus: (name: string) => void;
};

/**
 * A form's state, kept by react-hook-form. Nothing is marked before the first attempt, and a field that was
 * corrected is unmarked at once; what becomes wrong meanwhile waits for the next attempt. What the bank refused
 * stays marked until it is changed, and may be sent again as it is.
 */
export function useDraft<Draft extends TextDraft>(
  initial: Draft,
  check: (draft: Draft) => FieldErrors<Draft>,
  refused: RejectedFieldErrors = {},
): DraftForm<Draft> {
  const [initialErrors] = useState(() => errorsOf(REFUSED, refused));
  const [attempts, setAttempts] = useState(isEmpty(initialErrors) ? 0 : 1);
  const failed = () => setAttempts((count) => count + 1);
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
      const errors = errorsOf(CHECKED, check({ ...initial, ...values }));
      return isEmpty(errors) ? { values, errors: {} } : { values: {}, errors };
    },
    // A change may unmark other fields and marks none: `recheck` says which are checked again.
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
    submit: (onValid) => handleSubmit((values) => onValid({ ...initial, ...values }), failed),
    refuse: (reasons) => {
      for (const [name, message] of Object.entries(reasons)) setError(name, { type: REFUSED, message });
      failed();
    },
    recheck: (changed) => {
      const marked = names.filter((name) => {
        const { error } = getFieldState(name);
        return error !== undefined && (name === changed || error.type !== REFUSED);
      });
      if (marked.length > 0) void trigger(marked);
    },
    read: () => ({ ...initial, ...getValues() }),
    empty: (isGone) => {
      for (const name of names.filter(isGone)) setValue(name, '');
    },
    setFocus,
  };
}

/** One field of a form. Whoever calls it is drawn again when that field changes, not when others do. */
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

/** The draft as it is being typed, for what depends on more than one field. */
export const useValues = <Draft extends TextDraft>({ control, initial }: DraftForm<Draft>): Draft =>
  useWatch({ control, compute: (values: Values) => ({ ...initial, ...values }) });

import { useState } from 'react';
import { type FieldErrors as FormErrors, useForm } from 'react-hook-form';
import type { FieldBinding, FieldErrors, FieldName, TextDraft } from './draft';

type Values = Record<string, string>;
type Source = 'check' | 'bank';

const isEmpty = (record: object) => Object.keys(record).length === 0;

const marked = (reasons: Readonly<Record<string, string | undefined>>, type: Source): FormErrors<Values> =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type, message }]],
    ),
  );

/**
 * A form's state. Nothing is marked before the first attempt, and a field that was corrected is unmarked at
 * once. What the bank refused stays marked until it is changed, and may be sent again as it is.
 */
export function useDraft<Draft extends TextDraft>(
  initial: Draft,
  check: (draft: Draft) => FieldErrors<Draft>,
  refused: FieldErrors<Draft>,
) {
  const [begunWith] = useState(() => marked(refused, 'bank'));
  const [attempts, setAttempts] = useState(isEmpty(begunWith) ? 0 : 1);
  const form = useForm<Values>({
    defaultValues: initial,
    errors: begunWith,
    // The summary takes the focus.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = marked(check({ ...initial, ...values }), 'check');
      return isEmpty(errors) ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const draft = { ...initial, ...form.watch() };
  const { errors } = form.formState;

  /** Marks follow the change; what becomes wrong meanwhile waits for the next attempt. */
  const change = (name: string, value: string) => {
    form.setValue(name, value);
    const wrong = marked(check({ ...draft, [name]: value }), 'check');
    for (const [other, error] of Object.entries(errors)) {
      if (error?.type === 'bank' && other !== name) continue;
      const still = wrong[other];
      if (still) form.setError(other, { type: 'check', message: still.message ?? '' });
      else form.clearErrors(other);
    }
  };

  const bind = (name: FieldName<Draft>): FieldBinding => ({
    id: name,
    value: draft[name] ?? '',
    error: errors[name]?.message,
    onChange: (value) => change(name, value),
  });

  const failed = () => setAttempts((count) => count + 1);

  return {
    draft,
    /** By field, in the order in which the form shows them. */
    errors: Object.fromEntries(Object.keys(initial).map((name) => [name, errors[name]?.message])),
    /** Grows with each failed attempt, so that the summary takes the focus again. */
    attempts,
    bind,
    /** Hands the draft on if nothing is wrong with it; if something is, it shows. */
    submit: (onValid: (draft: Draft) => void) =>
      form.handleSubmit((accepted) => onValid({ ...initial, ...accepted }), failed),
    refuse: (reasons: FieldErrors<Draft>) => {
      for (const [name, error] of Object.entries(marked(reasons, 'bank'))) {
        form.setError(name, { type: 'bank', message: error?.message ?? '' });
      }
      failed();
    },
  };
}

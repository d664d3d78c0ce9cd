import { useState } from 'react';
import type { FieldBinding, FieldErrors, FieldName, TextDraft } from './draft';

function namesOf<Draft extends TextDraft>(draft: Draft): FieldName<Draft>[] {
  const names: FieldName<Draft>[] = [];
  for (const name in draft) names.push(name);
  return names;
}

const namesIn = <Draft extends TextDraft>(errors: FieldErrors<Draft>) =>
  Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [name]));

/**
 * A form's state. Errors are not stored, they follow from the values: an attempt marks the fields that are
 * wrong, a field that was corrected is unmarked at once, and no other is marked before the next attempt. What
 * the bank refused stays marked until it is changed.
 */
export function useDraft<Draft extends TextDraft>(
  initial: Draft,
  check: (draft: Draft) => FieldErrors<Draft>,
  refused: FieldErrors<Draft>,
) {
  const [draft, setDraft] = useState(initial);
  const [refusals, setRefusals] = useState(refused);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(namesIn(refused).length > 0 ? 1 : 0);
  const wrong = check(draft);
  const errorOf = (name: FieldName<Draft>) =>
    (marked.includes(name) ? wrong[name] : undefined) ?? refusals[name];

  const bind = (name: FieldName<Draft>): FieldBinding => ({
    id: name,
    value: draft[name] ?? '',
    error: errorOf(name),
    onChange: (value) => {
      setDraft((current) => ({ ...current, [name]: value }));
      setRefusals((current) => ({ ...current, [name]: undefined }));
    },
  });

  return {
    draft,
    errors: Object.fromEntries(namesOf(draft).map((name) => [name, errorOf(name)])),
    /** Grows with each failed attempt, so that the summary takes the focus again. */
    attempts,
    bind,
    /** Whether the draft may be sent; if not, its errors show. */
    attempt: (): boolean => {
      const names = namesIn(wrong);
      setMarked(names);
      setRefusals({});
      if (names.length > 0) setAttempts((count) => count + 1);
      return names.length === 0;
    },
    refuse: (reasons: FieldErrors<Draft>) => {
      setRefusals(reasons);
      setAttempts((count) => count + 1);
    },
  };
}

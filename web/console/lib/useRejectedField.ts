import { useState } from 'react';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { SandboxError } from './sandbox-api';

const REJECTED_TEXT = 'El banco no aceptó este valor.';

/** Marks the field that the last error reported, by its path in the request, until the field changes. */
export function useRejectedField() {
  const [rejected, setRejected] = useState<string>();
  return {
    reject: (error: Error) => setRejected(error instanceof SandboxError ? error.field : undefined),
    accept: () => setRejected(undefined),
    mark: (path: string, field: FieldBinding): FieldBinding =>
      path === rejected
        ? {
            ...field,
            error: REJECTED_TEXT,
            onChange: (value) => {
              setRejected(undefined);
              field.onChange(value);
            },
          }
        : field,
  };
}

export type RejectedField = ReturnType<typeof useRejectedField>;

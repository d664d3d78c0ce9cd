import { useState } from 'react';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { SandboxError } from './sandbox-api';

const REJECTED = 'El banco no aceptó este valor.';

/** The field of a form that the last error named, by its path in the request, until it is changed. */
export function useRejectedField() {
  const [rejected, setRejected] = useState<string>();
  return {
    reject: (error: Error) => setRejected(error instanceof SandboxError ? error.field : undefined),
    accept: () => setRejected(undefined),
    mark: (path: string, field: FieldBinding): FieldBinding =>
      path === rejected
        ? {
            ...field,
            error: REJECTED,
            onChange: (value) => {
              setRejected(undefined);
              field.onChange(value);
            },
          }
        : field,
  };
}

export type RejectedField = ReturnType<typeof useRejectedField>;

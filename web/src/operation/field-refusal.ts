import { ApiError } from '../api/api-error';
import { operationTexts } from '../errors/texts';
import type { FieldErrors, FieldPaths, TextDraft } from '../forms/draft';

export type FieldRefusal<Draft extends TextDraft> = { index: number; errors: FieldErrors<Draft> };

/** The first step with fields that the bank names in its refusal; undefined when it names none of ours. */
export function fieldRefusal<Draft extends TextDraft>(
  error: unknown,
  inputs: readonly { fields: FieldPaths<Draft> }[],
): FieldRefusal<Draft> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  for (const [index, { fields }] of inputs.entries()) {
    const errors: FieldErrors<Draft> = {};
    for (const [name, wirePath] of fields) {
      const notification = error.notifications.find(({ field }) => field === wirePath);
      if (notification) errors[name] = notification.description || operationTexts(error).message;
    }
    if (Object.keys(errors).length > 0) return { index, errors };
  }
  return undefined;
}

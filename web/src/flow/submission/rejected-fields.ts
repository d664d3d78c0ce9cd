import { type ErrorCode, isErrorCode } from '#contract/errors';
import { codeTexts } from '#web/components/errors/texts.ts';
import type { FieldPaths, RejectedFieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export type RejectedFields = { index: number; errors: RejectedFieldErrors };

/** Codes for two fields, or for none, are omitted. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  '2081': 'amount',
  '2082': 'amount',
  '2083': 'amount',
  '3073': 'amount',
  '3215': 'amount',
  'E400BAASMXTTPT057': 'amount',
  'E_BAASMXERR_2081': 'amount',
  'E_BAASMXERR_2082': 'amount',
  'CZ_INSUFFICIENT_FUNDS': 'amount',
  'E_BAASMXERR_-9': 'alias',
  'E_BAASMXERR_0': 'alias',
  'E_BAASMXTREC_013': 'alias',
  'E_BAASMXTREC_014': 'account_id',
  'E_BFFWEBPYMT_052': 'capture_line',
  'E_BFFWEBPYMT_053': 'capture_line',
  'E_BFFWEBPYMT_055': 'capture_line',
  'E_BFFWEBPYMT_067': 'capture_line',
  'E_BFFWEBPYMT_068': 'capture_line',
  'E_BFFWEBPYMT_069': 'capture_line',
  'E_BFFWEBPYMT_070': 'capture_line',
};

/** Returns the first input with a rejected field; undefined if the error names no field of the form. */
export function rejectedFields<Draft extends TextDraft>(
  error: unknown,
  inputs: readonly { fields: FieldPaths<Draft> }[],
): RejectedFields | undefined {
  for (const [index, { fields }] of inputs.entries()) {
    const errors = errorsAt(fields, namedReasons(error));
    if (errors !== undefined) return { index, errors };
  }
  return undefined;
}

/** Includes fields that only the error code implies. Not for executions, whose errors show a dialog. */
export const validationErrors = <Draft extends TextDraft>(
  error: unknown,
  fields: FieldPaths<Draft>,
): RejectedFieldErrors | undefined => errorsAt(fields, [...namedReasons(error), ...impliedReasons(error)]);

type Reason = { wirePath: string; text: string };

/** Thrown before execution if a response of the bank contradicts a field. */
export class InvalidFieldError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.text);
    this.reason = reason;
  }
}

function namedReasons(error: unknown): Reason[] {
  if (error instanceof InvalidFieldError) return [error.reason];
  if (!(error instanceof ApiError)) return [];
  return error.notifications.flatMap(({ code, field, description }) => {
    if (field === undefined) return [];
    const { heading, message } = codeTexts(code, error.path);
    // Custom texts are shown alone; catalog texts with their heading.
    const isCustom = description !== '' && description !== message;
    return [{ wirePath: field, text: isCustom ? description : `${heading}. ${message}` }];
  });
}

function impliedReasons(error: unknown): Reason[] {
  if (!(error instanceof ApiError)) return [];
  return error.notifications.flatMap(({ code, field }) => {
    const wirePath = field === undefined && isErrorCode(code) ? fieldOfCode[code] : undefined;
    if (wirePath === undefined) return [];
    const { heading, message } = codeTexts(code, error.path);
    return [{ wirePath, text: `${heading}. ${message}` }];
  });
}

function errorsAt<Draft extends TextDraft>(
  fields: FieldPaths<Draft>,
  reasons: readonly Reason[],
): RejectedFieldErrors | undefined {
  const errors: Record<string, string> = {};
  for (const [name, path] of fields) {
    for (const { wirePath, text } of reasons) {
      // Paths ending in '.' match any field below: `fields.` matches `fields.rfc`.
      const isPrefix = path.endsWith('.');
      // `amount.amount` is the form's `amount`.
      if (!`${wirePath}.`.startsWith(isPrefix ? path : `${path}.`)) continue;
      const fieldName = isPrefix ? `${name}${wirePath.slice(path.length)}` : name;
      errors[fieldName] ??= text;
    }
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

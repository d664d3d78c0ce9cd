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

/** Undefined if the error names none of our fields. */
export function rejectedFields<Draft extends TextDraft>(
  error: unknown,
  inputs: readonly { fields: FieldPaths<Draft> }[],
): RejectedFields | undefined {
  for (const [index, { fields }] of inputs.entries()) {
    const errors = errorsAt(fields, namedIn(error));
    if (errors !== undefined) return { index, errors };
  }
  return undefined;
}

/** Named fields, else the field implied by the code. Not for executions: they show a dialog. */
export const validationErrors = <Draft extends TextDraft>(
  error: unknown,
  fields: FieldPaths<Draft>,
): RejectedFieldErrors | undefined => errorsAt(fields, [...namedIn(error), ...impliedBy(error)]);

type Reason = { wirePath: string; text: string };

/** Thrown if the bank's answer contradicts a field, before execution. */
export class InvalidFieldError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.text);
    this.reason = reason;
  }
}

function namedIn(error: unknown): Reason[] {
  if (error instanceof InvalidFieldError) return [error.reason];
  if (!(error instanceof ApiError)) return [];
  return error.notifications.flatMap(({ code, field, description }) => {
    if (field === undefined) return [];
    const { heading, message } = codeTexts(code, error.path);
    // Custom texts are shown alone; catalogue texts with their heading.
    const own = description !== '' && description !== message;
    return [{ wirePath: field, text: own ? description : `${heading}. ${message}` }];
  });
}

function impliedBy(error: unknown): Reason[] {
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
      const open = path.endsWith('.');
      // `amount.amount` is the form's `amount`.
      if (!`${wirePath}.`.startsWith(open ? path : `${path}.`)) continue;
      const named = open ? `${name}${wirePath.slice(path.length)}` : name;
      errors[named] ??= text;
    }
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

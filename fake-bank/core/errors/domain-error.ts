import type { ErrorCode } from '#contract/errors';

/** A refusal of the bank: a code of the catalogue, the request field it is about, and words for this case. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly description?: string;
  /** Where it ends by itself: in how many seconds. */
  readonly retryAfter?: number;

  constructor(code: ErrorCode, about: { field?: string; description?: string; retryAfter?: number } = {}) {
    super(about.description ? `${code}: ${about.description}` : code);
    this.name = 'Refusal';
    this.code = code;
    if (about.field) this.field = about.field;
    if (about.description) this.description = about.description;
    if (about.retryAfter !== undefined) this.retryAfter = about.retryAfter;
  }
}

/** A field of the request that cannot be accepted, and why. */
export const fieldError = (field: string, description: string): DomainError =>
  new DomainError('0000', { field, description });

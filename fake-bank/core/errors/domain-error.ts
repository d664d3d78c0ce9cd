import type { ErrorCode } from '#contract/errors';

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly description?: string;
  /** English description for testers, if it differs. */
  readonly english?: string;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    about: { field?: string; description?: string; english?: string; retryAfter?: number } = {},
  ) {
    super(about.description ? `${code}: ${about.description}` : code);
    this.name = 'DomainError';
    this.code = code;
    if (about.field) this.field = about.field;
    if (about.description) this.description = about.description;
    if (about.english) this.english = about.english;
    if (about.retryAfter !== undefined) this.retryAfter = about.retryAfter;
  }
}

export const fieldError = (field: string, description: string, english = ''): DomainError =>
  new DomainError('0000', { field, description, english });

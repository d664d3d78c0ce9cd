import type { ErrorCode } from '#contract/errors';

/** A refusal of the bank: a code of the catalogue, the request field it is about, and words for this case. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly description?: string;

  constructor(code: ErrorCode, about: { field?: string; description?: string } = {}) {
    super(about.description ? `${code}: ${about.description}` : code);
    this.name = 'Refusal';
    this.code = code;
    if (about.field) this.field = about.field;
    if (about.description) this.description = about.description;
  }
}

/** A field of the request that cannot be accepted, and why. */
export const fieldRefusal = (field: string, description: string): Refusal =>
  new Refusal('0000', { field, description });

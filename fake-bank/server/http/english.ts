import { DomainError } from '#bank/core/errors/domain-error';
import type { ErrorCode } from '#contract/errors';

const texts: Partial<Record<ErrorCode, string>> = {
  CZ_CROSS_SITE: 'The request comes from a page of another site.',
  CZ_INTERNAL: 'The server failed. Its console says why, with this trace id.',
  CZ_MEDIA_TYPE: 'Send JSON with the header content-type: application/json, not compressed for an import.',
  CZ_NOT_FOUND: 'There is nothing at this address. /__bank/docs lists the operations.',
  CZ_TIMEOUT: 'It was done, but could not be confirmed on disk. Look at the bank before you repeat it.',
  CZ_TOO_LARGE: 'The body of the request is too large.',
  CZ_TOO_MANY_REQUESTS: 'There are too many requests at once. Try again after a moment.',
  CZ_UNAVAILABLE: 'The disk of the server cannot be written or read. Nothing was changed. Try again later.',
};

export const isSandboxPath = (path: string): boolean => /^\/__bank(\/|$)/.test(path);

/** Uses the error's English text, else its description, else the text of its code. */
export function inEnglish(error: DomainError): DomainError {
  const { code, field, retryAfter } = error;
  const description = error.english ?? error.description ?? texts[code];
  return new DomainError(code, {
    ...(field !== undefined && { field }),
    ...(description !== undefined && { description }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

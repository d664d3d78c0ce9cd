import type { Notification } from '#contract/domain/error-body';

/** Failures that no answer of the bank explains: each has a code of its own and no invented data. */
export const clientCodes = {
  /** The connection dropped: the bank may or may not have received the call. */
  network: 'CLIENT_NETWORK',
  /** No answer in time. */
  timeout: 'CLIENT_TIMEOUT',
  /** An answer that says it is JSON and is not, or is not what the contract promises. */
  malformed: 'CLIENT_MALFORMED',
  /** A failure in HTML or text, from something that stands before the bank. */
  notJson: 'CLIENT_NOT_JSON',
} as const;

export type ApiFailure = {
  path: string;
  /** 0 when no answer came. */
  status: number;
  statusText: string;
  traceId: string;
  code: string;
  dpCode?: string | undefined;
  category?: string | undefined;
  description?: string | undefined;
  /** The request field that the refusal is about, as a dotted path. */
  field?: string | undefined;
  notifications: readonly Notification[];
  /** The header of a refusal that ends by itself: seconds, or a date. */
  retryAfter?: string | undefined;
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly path: string;
  readonly status: number;
  readonly statusText: string;
  readonly traceId: string;
  readonly code: string;
  readonly dpCode: string | undefined;
  readonly category: string | undefined;
  readonly description: string | undefined;
  readonly field: string | undefined;
  readonly notifications: readonly Notification[];
  readonly retryAfter: string | undefined;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(`${failure.code} (${failure.status}) ${failure.path}`, options);
    this.path = failure.path;
    this.status = failure.status;
    this.statusText = failure.statusText;
    this.traceId = failure.traceId;
    this.code = failure.code;
    this.dpCode = failure.dpCode;
    this.category = failure.category;
    this.description = failure.description;
    this.field = failure.field;
    this.notifications = failure.notifications;
    this.retryAfter = failure.retryAfter;
  }
}

/** The bank's code; empty where the failure has none. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** The code of a refusal that names the fields that are wrong. */
export const FIELDS_REFUSED = '0000';

/** A refusal that came inside an answer that went well: the code is all that is known of it. */
export const errorInside = (path: string, code: string): ApiError =>
  new ApiError({ path, code, status: 422, statusText: '', traceId: '', notifications: [] });

const unexplained: ReadonlySet<string> = new Set(Object.values(clientCodes));

/** Nobody knows whether the bank did what was asked: it must not be asked again without looking first. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 504 || unexplained.has(error.code);

import type { Notification } from '#contract/domain/error-body';

/** Failures without an error body from the bank. */
export const clientCodes = {
  /** The bank may have received the request. */
  network: 'CLIENT_NETWORK',
  offline: 'CLIENT_OFFLINE',
  timeout: 'CLIENT_TIMEOUT',
  malformed: 'CLIENT_MALFORMED',
  notJson: 'CLIENT_NOT_JSON',
} as const;

export type ApiFailure = {
  path: string;
  /** 0 without a response. */
  status: number;
  statusText: string;
  traceId: string;
  code: string;
  dpCode?: string | undefined;
  category?: string | undefined;
  description?: string | undefined;
  field?: string | undefined;
  notifications: readonly Notification[];
  /** Retry-After header: seconds or a date. */
  retryAfter?: string | undefined;
  /** Operation and invalid field, for support. Set only for responses with `x-conformance: on`. */
  detail?: string | undefined;
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
  readonly detail: string | undefined;

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
    this.detail = failure.detail;
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

export const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;

export const FIELDS_REJECTED = '0000';

export const errorInside = (path: string, code: string): ApiError =>
  new ApiError({ path, code, status: 422, statusText: '', traceId: '', notifications: [] });

const clientCodeSet: ReadonlySet<string> = new Set(Object.values(clientCodes));

/** The bank may have executed the operation: look it up before a retry. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 504 || clientCodeSet.has(error.code);

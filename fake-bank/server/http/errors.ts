import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { findCall, pathOf } from '#bank/core/http/call';
import { brand } from '#contract/brand';
import type { ErrorBody, Notification } from '#contract/domain/error-body';
import { errorEntry, errorText } from '#contract/errors';
import { headers } from '#contract/headers';
import { inEnglish, isSandboxPath } from './english';
import { bodyTexts } from './text';
import { randomTraceId } from './trace';

const phone = brand.phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');

const fillPlaceholders = (text: string) =>
  text.replace('{phone}', phone).replace('{webBanking}', brand.webBanking);

export function shownText(code: string, scope?: string): { heading: string; message: string } {
  const { heading, message } = errorText(code, scope);
  return { heading, message: fillPlaceholders(message) };
}

function category(code: string, status: number): string {
  if (code === '0000') return 'FIELDS';
  if (status === 401 || status === 403) return 'SECURITY';
  return status >= 500 ? 'TECHNICAL' : 'BUSINESS';
}

export function notificationOf(refusal: DomainError, status = errorEntry(refusal.code).status): Notification {
  const { code, message } = errorEntry(refusal.code);
  return {
    code,
    ...(status >= 500 && { dpCode: `DP-${status}` }),
    category: category(code, status),
    description: refusal.description ?? fillPlaceholders(message),
    ...(refusal.field && { field: refusal.field }),
  };
}

export function answerError(res: Response, status: number, notifications: Notification[]): void {
  const traceId = String(res.getHeader(headers.trace) ?? randomTraceId());
  res.setHeader(headers.trace, traceId);
  const body: ErrorBody = { notifications, traceId };
  res.status(status).json(body);
}

/** The catalogue's text says that nothing was charged, which makes no sense for a read. */
const READ_FAILED = 'No pudimos consultar estos datos. Intenta de nuevo en unos minutos.';

function describeFailedRead(refusal: DomainError, method: string): DomainError {
  if (refusal.code !== 'CZ_UNAVAILABLE' || refusal.description !== undefined || method !== 'GET')
    return refusal;
  return new DomainError(refusal.code, { description: READ_FAILED });
}

export function answerDomainError(res: Response, thrown: DomainError): void {
  const refusal = isSandboxPath(pathOf(res.req))
    ? inEnglish(thrown)
    : describeFailedRead(thrown, res.req.method);
  const call = findCall(res.req);
  if (call) call.code = refusal.code;
  if (refusal.retryAfter !== undefined) res.setHeader(headers.retryAfter, String(refusal.retryAfter));
  answerError(res, errorEntry(refusal.code).status, [notificationOf(refusal)]);
}

const isBadPath = (error: unknown): boolean => error instanceof URIError;

const mediaTypeError = ([description, english]: readonly [string, string]): DomainError =>
  new DomainError('CZ_MEDIA_TYPE', { description, english });

function parserError(error: unknown): DomainError | null {
  if (!(error instanceof Error) || isBadPath(error)) return null;
  if (!('type' in error)) {
    // zlib errors have a status but no type.
    const isBody = 'status' in error && error.status === 400;
    return isBody ? fieldError('body', ...bodyTexts.notUnpacked) : null;
  }
  switch (error.type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return new DomainError('CZ_TOO_LARGE');
    case 'entity.parse.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return fieldError('body', ...bodyTexts.notJson);
    case 'charset.unsupported':
      return mediaTypeError(bodyTexts.notUtf8);
    case 'encoding.unsupported':
      return mediaTypeError(bodyTexts.unknownEncoding);
    default:
      return null;
  }
}

const hasBegun = (res: ServerResponse) => res.headersSent || res.writableEnded || res.destroyed;

export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  if (hasBegun(res)) return;
  if (error instanceof DomainError) return answerDomainError(res, error);
  const parsed = parserError(error);
  if (parsed) return answerDomainError(res, parsed);
  if (isBadPath(error)) return answerDomainError(res, new DomainError('CZ_NOT_FOUND'));
  console.error(
    JSON.stringify({ traceId: res.getHeader(headers.trace), method: req.method, crash: String(error) }),
  );
  answerDomainError(res, new DomainError('CZ_INTERNAL'));
};

export const notFound: RequestHandler = () => {
  throw new DomainError('CZ_NOT_FOUND');
};

import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { isPrintable } from '#contract/domain/text';
import { headers } from '#contract/headers';
import type { IsAllowed } from './allowed-origins';
import type { IsForeign } from './origin';
import { bodyTexts, forbiddenKey, MAX_DEPTH } from './text';

export const BODY_LIMIT = '64kb';

export const isMutation = (req: IncomingMessage) => req.method !== 'GET' && req.method !== 'HEAD';

const hasBody = (req: IncomingMessage) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

export function withBody(...handlers: RequestHandler[]): RequestHandler {
  const router = Router();
  router.use(...handlers);
  return (req, res, next) => (hasBody(req) ? router(req, res, next) : next());
}

export const rejectOtherSites =
  (isAllowed: IsAllowed): RequestHandler =>
  (req, _res, next) => {
    const site = req.headers['sec-fetch-site'];
    const isOtherOrigin = site === 'cross-site' || site === 'same-site';
    if (isOtherOrigin && !isAllowed(req.headers.origin)) throw new DomainError('CZ_CROSS_SITE');
    next();
  };

/** Rejects calls of pages of other origins. Not used for the API: behind a proxy, the Host header may name the proxy. */
export const sameOrigin =
  (isForeign: IsForeign): RequestHandler =>
  (req, _res, next) => {
    if (isForeign(req.headers)) throw new DomainError('CZ_CROSS_SITE');
    next();
  };

/** Requires JSON, which forms of other sites cannot send. */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  if (isMutation(req) && hasBody(req) && !req.is('application/json')) throw new DomainError('CZ_MEDIA_TYPE');
  next();
};

/** Rejects encodings other than UTF-8, and invalid UTF-8, which body parsers would silently replace. */
export function verifyUtf8(_req: IncomingMessage, _res: unknown, bytes: Buffer, encoding: string): void {
  const [description, english] = bodyTexts.notUtf8;
  if (encoding !== 'utf-8') throw new DomainError('CZ_MEDIA_TYPE', { description, english });
  if (!isUtf8(bytes)) throw fieldError('body', description, english);
}

/** Replaces `utf8`, a spelling that body parsers do not know. */
export const normalizeCharset: RequestHandler = (req, _res, next) => {
  const { headers } = req;
  headers['content-type'] = headers['content-type']?.replace(/charset="?utf8"?(?=;|\s|$)/i, 'charset=utf-8');
  next();
};

function inspect(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string' && !isPrintable(value)) {
    throw fieldError(path || 'body', ...bodyTexts.notPrintable);
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw fieldError(path || 'body', ...bodyTexts.tooDeep);
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKey(key)) throw fieldError('body', ...bodyTexts.forbiddenKey);
    inspect(inner, path ? `${path}.${key}` : key, depth + 1);
  }
}

export const rejectUnsafeBody: RequestHandler = (req, _res, next) => {
  inspect(req.body, '', 0);
  next();
};

export function requireClientHeaders(req: IncomingMessage): void {
  for (const name of [headers.channel, headers.country]) {
    if (!req.headers[name]) throw fieldError(name, 'Falta este encabezado.');
  }
}

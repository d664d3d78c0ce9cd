/** The sandbox explains its errors in English: testers and programs read them. */
import type { RequestValidationError, TsRestRequest } from '@ts-rest/express';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { englishLabelsOf } from '#bank/core/errors/english-labels';
import { pathOf } from '#bank/core/http/call';
import { answerDomainError } from '#bank/server/http/errors';
import { fieldOf } from '#bank/server/http/validation';
import type { ErrorCode } from '#contract/errors';
import { type sandbox, sandboxHeaders } from '#contract/sandbox';

type SandboxRequest = Pick<TsRestRequest<typeof sandbox>, 'tsRestRoute' | 'params' | 'query' | 'body'>;

/** The part of a request that is wrong, with its schema. */
function wrongPart(error: RequestValidationError, req: SandboxRequest): [schema: unknown, value: unknown] {
  const { tsRestRoute: route } = req;
  if (error.query) return ['query' in route ? route.query : undefined, req.query];
  return ['body' in route ? route.body : undefined, req.body];
}

/** Parses again for the English texts. */
export function answerInvalid(error: RequestValidationError, req: SandboxRequest, res: Response): void {
  const [schema, value] = wrongPart(error, req);
  const read =
    schema instanceof z.core.$ZodType ? z.safeParse(schema, value, { error: englishLabelsOf }) : undefined;
  const issue = read?.error?.issues[0] ?? { path: [], message: 'The request is not valid.' };
  answerDomainError(res, fieldError(fieldOf(issue), issue.message));
}

const texts: Partial<Record<ErrorCode, string>> = {
  CZ_BANK_NOT_FOUND: 'There is no such bank. GET /__bank/banks lists them, POST /__bank/banks creates one.',
  CZ_CROSS_SITE: 'The request comes from a page of another site.',
  CZ_TOO_LARGE: 'The body of the request is too large.',
  CZ_MEDIA_TYPE: 'Send JSON with the header content-type: application/json, not compressed for an import.',
};

const namesBank = /^\/__bank\/banks\/[^/]/;

function fieldsOf({ code, field }: DomainError, path: string): { field?: string } {
  if (field !== undefined) return { field };
  if (code !== 'CZ_BANK_NOT_FOUND') return {};
  return { field: namesBank.test(path) ? 'bank' : sandboxHeaders.bank };
}

const isUnparsed = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';

/** Errors with a text of their own pass as they are. */
export const explainInEnglish: ErrorRequestHandler = (error: unknown, req, _res, next) => {
  if (isUnparsed(error)) return next(fieldError('body', 'The body of the request is not valid JSON.'));
  if (!(error instanceof DomainError) || error.description !== undefined) return next(error);
  const description = texts[error.code];
  if (description === undefined) return next(error);
  next(new DomainError(error.code, { ...fieldsOf(error, pathOf(req)), description }));
};

export const noSuchOperation: RequestHandler = (req) => {
  const description = `There is no ${req.method} ${pathOf(req)}. /__bank/docs lists the operations.`;
  throw new DomainError('CZ_NOT_FOUND', { description });
};

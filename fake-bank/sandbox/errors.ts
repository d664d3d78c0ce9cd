/** The sandbox explains its errors in English: testers and programs read them. */
import type { RequestValidationError, TsRestRequest } from '@ts-rest/express';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { englishLabelsOf } from '#bank/core/errors/english-labels';
import { pathOf } from '#bank/core/http/call';
import { answerDomainError } from '#bank/server/http/errors';
import { fieldOf } from '#bank/server/http/validation';
import { type sandbox, sandboxHeaders } from '#contract/sandbox';

type SandboxRequest = Pick<TsRestRequest<typeof sandbox>, 'tsRestRoute' | 'params' | 'query' | 'body'>;

/** Returns the schema and the value of the invalid part of a request. */
function invalidPart(error: RequestValidationError, req: SandboxRequest): [schema: unknown, value: unknown] {
  const { tsRestRoute: route } = req;
  if (error.query) return ['query' in route ? route.query : undefined, req.query];
  return ['body' in route ? route.body : undefined, req.body];
}

/** Validates again to get English messages. */
export function answerInvalid(error: RequestValidationError, req: SandboxRequest, res: Response): void {
  const [schema, value] = invalidPart(error, req);
  const read =
    schema instanceof z.core.$ZodType ? z.safeParse(schema, value, { error: englishLabelsOf }) : undefined;
  const issue = read?.error?.issues[0] ?? { path: [], message: 'The request is not valid.' };
  answerDomainError(res, fieldError(fieldOf(issue), issue.message));
}

const namesBank = /^\/__bank\/banks\/[^/]/;

/** Adds the request field with the unknown bank. */
export const nameBankField: ErrorRequestHandler = (error: unknown, req, _res, next) => {
  const isUnnamed =
    error instanceof DomainError && error.code === 'CZ_BANK_NOT_FOUND' && error.field === undefined;
  if (!isUnnamed) return next(error);
  const field = namesBank.test(pathOf(req)) ? 'bank' : sandboxHeaders.bank;
  const { description = '', english = '' } = error;
  next(new DomainError(error.code, { field, description, english }));
};

export const rejectUnknownOperation: RequestHandler = (req) => {
  const description = `There is no ${req.method} ${pathOf(req)}. /__bank/docs lists the operations.`;
  throw new DomainError('CZ_NOT_FOUND', { description });
};

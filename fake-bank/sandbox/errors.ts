/** The sandbox explains its errors in English: testers and programs read them. */
import type { RequestValidationError, TsRestRequest } from '@ts-rest/express';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { pathOf } from '#bank/core/http/call';
import { answerDomainError } from '#bank/server/http/errors';
import { fieldOf } from '#bank/server/http/validation';
import { type sandbox, sandboxHeaders } from '#contract/sandbox';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Write date and time with the offset: 2026-11-23T09:30:00-06:00.',
  date: 'Write a date: 2026-11-23.',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' elements' };

/** Texts of the issues whose schema has none of its own. */
function labelsOf(issue: Issue): string | undefined {
  if (issue.input === undefined) return 'This field is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `Write ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `Write one of these values: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'unrecognized_keys':
      return 'This field is not expected here.';
    case 'too_big':
      return `Write at most ${issue.maximum}${UNITS[issue.origin] ?? ''}.`;
    case 'too_small':
      return `Write at least ${issue.minimum}${UNITS[issue.origin] ?? ''}.`;
    default:
      return undefined;
  }
}

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
    schema instanceof z.core.$ZodType ? z.safeParse(schema, value, { error: labelsOf }) : undefined;
  const issue = read?.error?.issues[0] ?? { path: [], message: 'The request is not valid.' };
  answerDomainError(res, fieldError(fieldOf(issue), issue.message));
}

const namesBank = /^\/__bank\/banks\/[^/]/;

/** Names the part of the request that names an unknown bank. */
export const nameBankField: ErrorRequestHandler = (error: unknown, req, _res, next) => {
  const isUnnamed =
    error instanceof DomainError && error.code === 'CZ_BANK_NOT_FOUND' && error.field === undefined;
  if (!isUnnamed) return next(error);
  const field = namesBank.test(pathOf(req)) ? 'bank' : sandboxHeaders.bank;
  next(new DomainError(error.code, { field }));
};

export const noSuchOperation: RequestHandler = (req) => {
  const description = `There is no ${req.method} ${pathOf(req)}. /__bank/docs lists the operations.`;
  throw new DomainError('CZ_NOT_FOUND', { description });
};

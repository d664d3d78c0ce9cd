import type { RequestValidationError } from '@ts-rest/express';
import type { Response } from 'express';
import * as z from 'zod/mini';
import { fieldError } from '#bank/core/errors/domain-error';
import { answerDomainError } from './errors';
import { labelsOf } from './labels';

z.config({ customError: labelsOf });

type Issue = { message: string; path?: readonly unknown[]; code?: string; keys?: readonly string[] };

const segment = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part);

export const fieldOf = ({ path = [], keys }: Issue): string =>
  [...path.map(segment), ...(keys?.slice(0, 1) ?? [])].join('.') || 'body';

/** Forms have one field for an amount and its currency. */
const formFieldOf = (issue: Issue): string => fieldOf(issue).replace(/(?<=.)\.amount$/, '');

export function answerInvalid(error: RequestValidationError, _req: unknown, res: Response): void {
  const failure = error.pathParams ?? error.query ?? error.body ?? error.headers;
  const issue: Issue = failure?.issues[0] ?? { message: 'Revisa este dato.' };
  answerDomainError(res, fieldError(formFieldOf(issue), issue.message));
}

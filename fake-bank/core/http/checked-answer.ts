import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Response } from 'express';
import * as z from 'zod/mini';
import { runInSlices, type Task } from '../tasks/task';
import { checked, isLong, jsonBytes } from './json-document';

function* bytesOf(schema: z.core.$ZodType, body: unknown): Task<Buffer> {
  return yield* jsonBytes(yield* checked(schema, body));
}

/** A response that violates the contract is a server error. Long lists are processed in slices. */
export const checkedAnswer = (req: { tsRestRoute: AppRoute }, res: Response, next: NextFunction): void => {
  const responses: Readonly<Record<number, unknown>> = req.tsRestRoute.responses;
  const write = res.json.bind(res);
  const json: typeof res.json = (body) => {
    const schema = responses[res.statusCode];
    if (!(schema instanceof z.core.$ZodType)) return write(body);
    if (!isLong(body)) return write(z.parse(schema, body));
    runInSlices(bytesOf(schema, body))
      .then((bytes) => res.type('json').send(bytes))
      .catch(next);
    return res;
  };
  Object.assign(res, { json });
  next();
};

import type { TsRestRequestHandler } from '@ts-rest/express';
import * as z from 'zod/mini';
import type { sandbox } from '#contract/sandbox';
import { checked, jsonBytes } from '../ground/call/document';
import { inTurns, type Steps } from '../ground/turns/turns';

function* bytesOf(schema: unknown, body: unknown): Steps<Buffer> {
  return yield* jsonBytes(schema instanceof z.core.$ZodType ? yield* checked(schema, body) : body);
}

/**
 * A whole bank, its books or forty years of what fell due are an answer of megabytes: it is checked by the contract and
 * written in turns, so that no other bank waits for it.
 */
export const answerInTurns: TsRestRequestHandler<typeof sandbox> = (req, res, next) => {
  const responses: Readonly<Record<number, unknown>> = req.tsRestRoute.responses;
  const json: typeof res.json = (body) => {
    inTurns(bytesOf(responses[res.statusCode], body)).then((bytes) => res.type('json').send(bytes), next);
    return res;
  };
  Object.assign(res, { json });
  next();
};

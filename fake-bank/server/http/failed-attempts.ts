import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { logFailure, type RejectableAttempt } from '#bank/core/activity/activity';
import { DomainError } from '#bank/core/errors/domain-error';
import { findCall } from '#bank/core/http/call';
import { errorEntry } from '#contract/errors';

/** Statuses of a rejected order; 400 and 404 are invalid requests, not attempts. */
const REJECTION_STATUSES = new Set([403, 410, 422, 423]);

const routeOf = (req: IncomingMessage): unknown => ('tsRestRoute' in req ? req.tsRestRoute : undefined);

export const logFailedAttempts =
  (attempts: ReadonlyMap<unknown, RejectableAttempt>): ErrorRequestHandler =>
  async (error: unknown, req, _res, next) => {
    const attempt = attempts.get(routeOf(req));
    const { bank, customer } = findCall(req) ?? {};
    const isRejection = error instanceof DomainError && REJECTION_STATUSES.has(errorEntry(error.code).status);
    if (attempt && bank && customer && isRejection) {
      const { type, description, descriptionByCode } = attempt;
      const rejected = { type, description: descriptionByCode?.[error.code] ?? description };
      await bank.commit((tx) => logFailure(tx, { customer, now: bank.now }, rejected)).catch(() => undefined);
    }
    next(error);
  };

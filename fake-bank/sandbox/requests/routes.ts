import type { Request } from 'express';
import { DomainError } from '#bank/core/errors/domain-error';
import { noContent, ok } from '#bank/core/http/answers';
import { callOf } from '#bank/core/http/call';
import { runInSlices } from '#bank/core/tasks/task';
import { notificationOf } from '#bank/server/http/errors';
import type { Sessions } from '#bank/server/http/sessions';
import type { ReplayRequest, RequestFilter, RequestQuery } from '#contract/domain/request-log';
import { instrumentsOf } from '../instruments/instruments';
import { httpArchiveTask } from './http-archive';
import { callWithTrace, findCalls, requestPage } from './query';
import { NotReplayable, replay } from './replay';
import { requestView } from './views';

type RouteCall = { req: Request };
type WithTrace = { params: { trace: string } };

const originOf = ({ protocol, headers }: Request): string => `${protocol}://${headers.host ?? 'localhost'}`;

/** Handlers of `/requests`. */
export const requestRoutes = (sessions: Sessions) => ({
  requests: async ({ req, query }: RouteCall & { query: RequestQuery }) =>
    ok(requestPage(callOf(req).bank, query)),
  deleteRequests: async ({ req }: RouteCall) => {
    instrumentsOf(callOf(req).bank).requests.clear();
    return noContent;
  },
  httpArchive: async ({ req, query }: RouteCall & { query: RequestFilter }) => {
    const { log } = await runInSlices(httpArchiveTask(originOf(req), findCalls(callOf(req).bank, query)));
    return ok({ log: { ...log, version: '1.2' as const } });
  },
  request: async ({ req, params }: RouteCall & WithTrace) => {
    const { bank } = callOf(req);
    return ok(requestView(callWithTrace(bank, params.trace), bank.read));
  },
  replayRequest: async ({ req, params, body }: RouteCall & WithTrace & { body: ReplayRequest }) => {
    const { bank, traceId } = callOf(req);
    const call = callWithTrace(bank, params.trace);
    try {
      return ok(await replay({ bank, sessions, socket: req.socket }, call, body));
    } catch (error) {
      if (!(error instanceof NotReplayable)) throw error;
      const { field, message: description } = error;
      const reason = notificationOf(new DomainError('0000', { field, description }));
      return { status: 409 as const, body: { notifications: [reason], traceId } };
    }
  },
});

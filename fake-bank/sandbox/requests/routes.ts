import type { Request } from 'express';
import { callOf } from '#bank/core/http/call';
import { runInSlices } from '#bank/core/tasks/task';
import type { RequestFilter, RequestQuery } from '#contract/domain/request-log';
import { instrumentsOf } from '../instruments/instruments';
import { httpArchiveTask } from './http-archive';
import { callWithTrace, findCalls, requestPage } from './query';
import { requestView } from './views';

type Called = { req: Request };
type WithTrace = { params: { trace: string } };

const ok = <Body>(body: Body) => ({ status: 200 as const, body });

const originOf = ({ protocol, headers }: Request): string => `${protocol}://${headers.host ?? 'localhost'}`;

/** Handlers of `/requests`. */
export const requestRoutes = {
  requests: async ({ req, query }: Called & { query: RequestQuery }) =>
    ok(requestPage(callOf(req).bank, query)),
  deleteRequests: async ({ req }: Called) => {
    instrumentsOf(callOf(req).bank).requests.clear();
    return { status: 204 as const, body: undefined };
  },
  httpArchive: async ({ req, query }: Called & { query: RequestFilter }) => {
    const { log } = await runInSlices(httpArchiveTask(originOf(req), findCalls(callOf(req).bank, query)));
    return ok({ log: { ...log, version: '1.2' as const } });
  },
  request: async ({ req, params }: Called & WithTrace) => {
    const { bank } = callOf(req);
    return ok(requestView(callWithTrace(bank, params.trace), bank.read));
  },
};

import { noBody } from './bank-snapshots';
import {
  HttpArchive,
  LoggedRequest,
  ReplayedCall,
  ReplayRequest,
  RequestFilter,
  RequestPage,
  RequestQuery,
} from './domain/request-log';
import { c } from './domain/router';

export const requestEndpoints = {
  requests: {
    method: 'GET',
    path: '/requests',
    query: RequestQuery,
    responses: { 200: RequestPage },
    summary: 'Lists the last `/api` calls, newest first',
  },
  deleteRequests: {
    method: 'DELETE',
    path: '/requests',
    body: noBody,
    responses: { 204: c.noBody() },
    summary: 'Empties the log of `/api` calls',
  },
  httpArchive: {
    method: 'GET',
    path: '/requests.har',
    query: RequestFilter,
    responses: { 200: HttpArchive },
    summary: 'Returns the last `/api` calls as an HTTP Archive (HAR 1.2)',
  },
  request: {
    method: 'GET',
    path: '/requests/:trace',
    responses: { 200: LoggedRequest },
    summary: 'Returns one `/api` call with its bodies, postings and fault rule',
  },
  replayRequest: {
    method: 'POST',
    path: '/requests/:trace/replay',
    body: ReplayRequest,
    responses: { 200: ReplayedCall },
    summary: 'Sends a logged call again, with the same nonce or a new one',
    metadata: { conflict: 'The call cannot be replayed; the description says why.' },
  },
} as const;

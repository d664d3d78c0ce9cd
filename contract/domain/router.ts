import { initContract } from '@ts-rest/core';
import type { Scope } from '../error-entry';
import { ErrorBody } from './error-body';

export const c: ReturnType<typeof initContract> = initContract();

const shared = {
  pathPrefix: '/api',
  strictStatusCodes: true,
  commonResponses: {
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    410: ErrorBody,
    413: ErrorBody,
    415: ErrorBody,
    422: ErrorBody,
    423: ErrorBody,
    429: ErrorBody,
    500: ErrorBody,
    503: ErrorBody,
    504: ErrorBody,
  },
} as const;

/** `scopes` selects the domain's error codes, in addition to the general ones. */
export const routerOptions = (title: string, scopes: readonly Scope[]) => ({
  ...shared,
  metadata: { title, scopes },
});

import { initContract } from '@ts-rest/core';
import { ErrorBody } from './error-body';

export const c = initContract();

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

export const domain = (title: string) => ({ ...shared, metadata: { title } });

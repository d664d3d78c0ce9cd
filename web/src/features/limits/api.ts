import { limits } from '#contract/limits';
import { unwrap } from '#web/lib/api/client.ts';
import { limitsApi } from '#web/lib/api/clients/limits.ts';
import { headersOfFormSession } from '#web/lib/api/form-session.ts';
import { bodyOf, type LimitChange } from './limits';

export const changeLimits = (changes: readonly LimitChange[], visitId: string) =>
  unwrap(limitsApi.change.mutate({ headers: headersOfFormSession(visitId), body: bodyOf(changes) }));

/** Path of the request that needs a signature. */
export const CHANGE_PATH = limits.change.path;

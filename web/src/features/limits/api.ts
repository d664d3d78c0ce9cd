import { limits } from '#contract/limits';
import { ok } from '../../api/client';
import { limitsApi } from '../../api/clients/limits';
import { bodyOf, type LimitChange } from './limits';

export const changeLimits = (changes: readonly LimitChange[]) =>
  ok(limitsApi.change.mutate({ body: bodyOf(changes) }));

/** The call that waits for a signature. */
export const CHANGE_PATH = limits.change.path;

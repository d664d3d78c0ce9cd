import { limits } from '#contract/limits';
import { ok } from '../../api/client';
import { limitsApi } from '../../api/clients/limits';
import { ofVisit } from '../../api/visit';
import { bodyOf, type LimitChange } from './limits';

export const changeLimits = (changes: readonly LimitChange[], visitId: string) =>
  ok(limitsApi.change.mutate({ headers: ofVisit(visitId), body: bodyOf(changes) }));

/** The call that waits for a signature. */
export const CHANGE_PATH = limits.change.path;

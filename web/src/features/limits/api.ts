import { useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { limits } from '#contract/limits';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import { bodyOf, type LimitChange } from './limits';

const api = initClient(limits, clientOptions);

export const loadLimits = () => ok(api.list());

export const useLimits = () => useQuery({ queryKey: queryKeys.limits, queryFn: loadLimits });

export const changeLimits = (changes: readonly LimitChange[]) => ok(api.change({ body: bodyOf(changes) }));

/** The call that waits for a signature. */
export const CHANGE_PATH = limits.change.path;

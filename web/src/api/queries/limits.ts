import { bodyOf, ok } from '../client';
import { limitsApi } from '../clients/limits';
import { queryKeys } from '../query-keys';

/** The customer's limits, by category. */
export const useLimits = () => limitsApi.list.useQuery({ queryKey: queryKeys.limits, select: bodyOf });

/** The same, read now. */
export const loadLimits = () => ok(limitsApi.list.query());

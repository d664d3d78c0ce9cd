import { selectBody, unwrap } from '../client';
import { limitsApi } from '../clients/limits';
import { queryKeys } from '../query-keys';

/** The customer's limits, by category. */
export const useLimits = () => limitsApi.list.useQuery({ queryKey: queryKeys.limits, select: selectBody });

/** The same, read now. */
export const loadLimits = () => unwrap(limitsApi.list.query());

import { selectBody, unwrap } from '../client';
import { limitsApi } from '../clients/limits';
import { queryKeys } from '../query-keys';

export const useLimits = () => limitsApi.list.useQuery({ queryKey: queryKeys.limits, select: selectBody });

export const loadLimits = () => unwrap(limitsApi.list.query());

import { useQuery } from '@tanstack/react-query';
import { clockQuery } from './queries';
import { isBankMissing } from './sandbox-api';

/** True once the bank of this URL is deleted; the page may still show its last data. */
export function useIsBankDeleted(): boolean {
  const { error } = useQuery(clockQuery);
  return isBankMissing(error);
}

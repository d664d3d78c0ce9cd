import { customers } from '#bank/core/customers/customers';
import type { FiredJob } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { bankInstant } from '#contract/domain/dates';

export const jobView = (reader: Reader, { at, kind, key, customer = '' }: FiredJob) => {
  const user = reader.get(customers, customer)?.user;
  return { at: bankInstant(at), kind, key, ...(user !== undefined && { customer: user }) };
};

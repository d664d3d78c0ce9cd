import { type AppRoute, ContractNoBody } from '@ts-rest/core';
import { didYouMean } from '#bank/core/errors/did-you-mean';
import { fieldError } from '#bank/core/errors/domain-error';
import { contract } from '#contract/index';

/** `id` is the operation's id in the OpenAPI document. */
export type Operation = { id: string; route: AppRoute; matches: (path: string) => boolean };

/** Like Express, ignores case and a trailing slash. */
function pathTest(path: string): (called: string) => boolean {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  return (called) => pattern.test(called);
}

export const operations: readonly Operation[] = Object.entries(contract).flatMap(([domain, router]) =>
  Object.entries<AppRoute>(router).map(([name, route]) => ({
    id: `${domain}.${name}`,
    route,
    matches: pathTest(route.path),
  })),
);

export const operationAt = (method: string, path: string): Operation | undefined =>
  operations.find(({ route, matches }) => route.method === method && matches(path));

/** `field` is the request field that names the operation. */
export function operationNamed(id: string, field: string): Operation {
  const match = operations.find((operation) => operation.id === id);
  if (match) return match;
  const ids = operations.map((operation) => operation.id);
  throw fieldError(
    field,
    `There is no operation ${JSON.stringify(id)}.${didYouMean(id, ids)} /__bank/openapi.json has the ids.`,
  );
}

/** 'transfers.execute (POST /api/transfers/v1/transfers/:transferKey/execute)' */
export const describeOperation = ({ id, route }: Operation): string =>
  `${id} (${route.method} ${route.path})`;

/** True if its success response has a body. */
export const answersWithBody = ({ route }: Operation): boolean =>
  Object.entries<unknown>(route.responses).some(
    ([status, response]) => Number(status) < 300 && response !== ContractNoBody,
  );

/** False for the start of a session, which has no token with the customer yet. */
export const hasKnownCustomer = ({ route }: Operation): boolean => route !== contract.session.initSession;

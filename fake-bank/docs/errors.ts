/** Which codes an endpoint may refuse with, each at its HTTP status and with an example. */
import type { AppRoute } from '@ts-rest/core';
import { type CatalogueEntry, catalogue, errorText } from '#contract/errors';

export const ERROR_SCHEMA = { $ref: '#/components/schemas/ErrorBody' };

const entries: readonly CatalogueEntry[] = catalogue;

/** Codes of the domain itself, and those that any call may meet. */
const meets = ({ scopes }: CatalogueEntry, domain: string, route: AppRoute): boolean => {
  const named: readonly string[] = scopes;
  if (named.includes('any') || named.includes(domain)) return true;
  return domain !== 'sandbox' && named.includes('session') && route.path !== '/api/initSession';
};

function example({ code, variants: _, ...entry }: CatalogueEntry, domain: string) {
  const scope = entry.scopes.find((name) => name === domain);
  const { heading, message } = errorText(code, scope);
  return {
    summary: heading,
    value: {
      notifications: [{ code, category: 'FUNCTIONAL', description: message }],
      traceId: '58234d761f4d42fa3cec32b845ec8e1e',
    },
  };
}

/** The refusals of an endpoint of `domain`, by HTTP status. */
export function errorResponses(domain: string, route: AppRoute) {
  const own = entries.filter((entry) => entry.status >= 400 && meets(entry, domain, route));
  const statuses = [...new Set(own.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = own.filter((entry) => entry.status === status);
      const examples = Object.fromEntries(codes.map((entry) => [entry.code, example(entry, domain)]));
      const content = { 'application/json': { schema: ERROR_SCHEMA, examples } };
      return [String(status), { description: codes.map(({ code }) => code).join(', '), content }];
    }),
  );
}

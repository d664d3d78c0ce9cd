import type { AppRoute } from '@ts-rest/core';
import { DomainError } from '#bank/core/errors/domain-error';
import { notificationOf } from '#bank/server/http/errors';
import type { Scope } from '#contract/error-entry';
import { catalogue, type ErrorCode, errorEntry, errorText } from '#contract/errors';

const SCHEMA = { $ref: '#/components/schemas/ErrorBody' };
const TRACE_ID = '58234d761f4d42fa3cec32b845ec8e1e';

/** Statuses of mutations only; codes of the scope `accounts` are exempt. */
const MUTATING = new Set([409, 410, 413, 415, 422, 423]);

const isMutationOnly = (code: ErrorCode, status: number): boolean =>
  MUTATING.has(status) || code === 'CZ_ANTI_FORGERY';

/** True if the route may fail with the code and a scope allows the code. */
function mayFailWith(code: ErrorCode, allowed: readonly string[], route: AppRoute): boolean {
  const { status, scopes } = errorEntry(code);
  if (!Object.hasOwn(route.responses, status)) return false;
  if (route.method === 'GET' && isMutationOnly(code, status) && !scopes.includes('accounts')) return false;
  return scopes.some((scope) => allowed.includes(scope));
}

/** Codes whose text differs in a scope have an example per scope. */
const exampleName = (code: ErrorCode, scope: Scope | undefined): string =>
  scope && errorEntry(code).variants?.[scope] ? `${code}.${scope}` : code;

const example = (code: ErrorCode, scope: Scope | undefined) => ({
  summary: errorText(code, scope).heading,
  value: { notifications: [notificationOf(new DomainError(code))], traceId: TRACE_ID },
});

/** Entries below 400 appear in successful responses. */
const failures = catalogue.filter(({ status }) => status >= 400);

export const errorExamples = () =>
  Object.fromEntries(
    failures.flatMap(({ code }) =>
      [undefined, ...errorEntry(code).scopes].map((scope) => [
        exampleName(code, scope),
        example(code, scope),
      ]),
    ),
  );

function exampleOf(code: ErrorCode, allowed: readonly string[]) {
  const scope = errorEntry(code).scopes.find((name) => allowed.includes(name));
  return { $ref: `#/components/examples/${exampleName(code, scope)}` };
}

export function errorResponses(scopes: readonly string[], route: AppRoute) {
  const codes = failures.map(({ code }) => code).filter((code) => mayFailWith(code, scopes, route));
  const statuses = [...new Set(codes.map((code) => errorEntry(code).status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const statusCodes = codes.filter((code) => errorEntry(code).status === status);
      const examples = Object.fromEntries(statusCodes.map((code) => [code, exampleOf(code, scopes)]));
      return [
        String(status),
        {
          description: statusCodes.join(', '),
          content: { 'application/json': { schema: SCHEMA, examples } },
        },
      ];
    }),
  );
}

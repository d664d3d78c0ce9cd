/** Which codes an endpoint may refuse with, each at its HTTP status and with an example. */
import type { AppRoute } from '@ts-rest/core';
import { DomainError } from '#bank/core/errors/domain-error';
import { notificationOf } from '#bank/server/http/errors';
import type { CatalogueEntry } from '#contract/error-entry';
import { catalogue, type ErrorCode, errorEntry, errorText } from '#contract/errors';

const SCHEMA = { $ref: '#/components/schemas/ErrorBody' };
const TRACE_ID = '58234d761f4d42fa3cec32b845ec8e1e';

/** The catalogue's scopes that a domain of the contract meets, where they are not named like the domain. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  thirdParties: ['transfers', 'third-parties'],
  preauthorizedPayments: ['preauthorized-payments'],
  payrollPortability: ['payroll-portability'],
  signatures: ['signature'],
  investmentProducts: ['investments'],
  investmentFunds: ['accounts', 'mutual-funds'],
  savingPrograms: ['transfers'],
  taxes: ['tax-sat', 'tax-cdmx'],
};

const scopesOf = (domain: string): readonly string[] => [
  ...(SCOPES[domain] ?? [domain]),
  ...(domain === 'sandbox' ? ['any'] : ['any', 'session']),
];

/** Statuses that only a call which changes something answers; but for the codes that say what an account lacks. */
const MUTATING = new Set([409, 410, 413, 415, 422, 423]);

const ofChanges = (code: ErrorCode, status: number): boolean =>
  MUTATING.has(status) || code === 'CZ_ANTI_FORGERY';

/** Codes of the domain itself, and those that any call may meet, where the contract declares their status. */
function mayFailWith(code: ErrorCode, domain: string, route: AppRoute): boolean {
  const { status, scopes } = errorEntry(code);
  if (!Object.hasOwn(route.responses, status)) return false;
  if (route.method === 'GET' && ofChanges(code, status) && !scopes.includes('accounts')) return false;
  return scopes.some((scope) => scopesOf(domain).includes(scope));
}

type Scope = CatalogueEntry['scopes'][number];

/** The name of a code's example: one of its own where the code reads differently in a scope. */
const exampleName = (code: ErrorCode, scope: Scope | undefined): string =>
  scope && errorEntry(code).variants?.[scope] ? `${code}.${scope}` : code;

const example = (code: ErrorCode, scope: Scope | undefined) => ({
  summary: errorText(code, scope).heading,
  value: { notifications: [notificationOf(new DomainError(code))], traceId: TRACE_ID },
});

/** Codes of refused calls; the others appear inside successful answers. */
const refusals = catalogue.filter(({ status }) => status >= 400);

/** An example of each code, and of each way to read it, as components of the document. */
export const errorExamples = () =>
  Object.fromEntries(
    refusals.flatMap(({ code }) =>
      [undefined, ...errorEntry(code).scopes].map((scope) => [
        exampleName(code, scope),
        example(code, scope),
      ]),
    ),
  );

function exampleOf(code: ErrorCode, domain: string) {
  const scope = errorEntry(code).scopes.find((name) => scopesOf(domain).includes(name));
  return { $ref: `#/components/examples/${exampleName(code, scope)}` };
}

/** The refusals of an endpoint of `domain`, by HTTP status. */
export function errorResponses(domain: string, route: AppRoute) {
  const codes = refusals.map(({ code }) => code).filter((code) => mayFailWith(code, domain, route));
  const statuses = [...new Set(codes.map((code) => errorEntry(code).status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => errorEntry(code).status === status);
      const examples = Object.fromEntries(own.map((code) => [code, exampleOf(code, domain)]));
      return [
        String(status),
        { description: own.join(', '), content: { 'application/json': { schema: SCHEMA, examples } } },
      ];
    }),
  );
}

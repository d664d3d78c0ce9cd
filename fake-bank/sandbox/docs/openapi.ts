/** The whole contract as one OpenAPI document: the bank's API and the sandbox that steers the fake bank. */

import type { AppRoute } from '@ts-rest/core';
import type { generateOpenApi } from '@ts-rest/open-api';
import * as z from 'zod/mini';
import { brand } from '#contract/brand';
import { headers } from '#contract/headers';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { errorExamples, errorResponses } from './errors';
import { apiHeaders, headerParameters, sandboxParameters, securityOf, securitySchemes } from './headers';
import { namedSchemas } from './names';
import { type Document, type Schemas, schemasOf } from './schema';

type Generate = typeof generateOpenApi;
type Operation = Parameters<NonNullable<NonNullable<Parameters<Generate>[2]>['operationMapper']>>[0];

const info = { title: `${brand.bank} API`, version: '1.0.0', license: { name: 'MIT' } };

const isMutation = (route: AppRoute) => route.method !== 'GET';

const Files = z.catch(z.object({ pdf: z.optional(z.boolean()), xml: z.optional(z.boolean()) }), {});

/** What a route answers beside JSON, as its metadata says. */
function filesOf({ metadata }: AppRoute): object {
  const { pdf = false, xml = false } = Files.parse(metadata);
  return {
    ...(pdf && { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
    ...(xml && { 'application/xml': { schema: { type: 'string' } } }),
  };
}

/** The answers of the contract: successes as they are, and the files beside the JSON where there are some. */
function successes(operation: Operation, route: AppRoute): Operation['responses'] {
  const pairs = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  return Object.fromEntries(
    pairs.map(([status, response]) => [
      status,
      response.content ? { ...response, content: { ...response.content, ...filesOf(route) } } : response,
    ]),
  );
}

const callOf = (route: AppRoute) => ({
  mutation: isMutation(route),
  visited: headers.visit in (route.headers ?? {}),
});

const describeApi = (operation: Operation, route: AppRoute): Operation => ({
  ...operation,
  parameters: [...(operation.parameters ?? []), ...apiHeaders(callOf(route))],
  security: securityOf(operation.operationId ?? ''),
  responses: { ...successes(operation, route), ...errorResponses(operation.tags?.[0] ?? '', route) },
});

const describeSandbox = (operation: Operation, route: AppRoute): Operation => ({
  ...operation,
  tags: ['sandbox'],
  parameters: [...(operation.parameters ?? []), ...sandboxParameters],
  security: [],
  responses: { ...successes(operation, route), ...errorResponses('sandbox', route) },
});

const pathsOf = (
  generate: Generate,
  router: typeof contract | typeof sandbox,
  describe: typeof describeApi,
  { transform }: Schemas,
) =>
  generate(
    router,
    { info },
    { setOperationId: 'concatenated-path', schemaTransformer: transform, operationMapper: describe },
  ).paths;

const routes = [...Object.values(contract), sandbox].flatMap((router) => Object.values<AppRoute>(router));

/** What stands in more than one place is a component: schemas, headers and examples of refusals. */
export async function openApi(): Promise<Document> {
  // Loaded with the first document: it would be a tenth of each start.
  const { generateOpenApi: generate } = await import('@ts-rest/open-api');
  const schemas = schemasOf(await namedSchemas(), routes);
  return {
    openapi: '3.0.3',
    info,
    servers: [{ url: '/' }],
    tags: [...Object.keys(contract), 'sandbox'].map((name) => ({ name })),
    paths: {
      ...pathsOf(generate, contract, describeApi, schemas),
      ...pathsOf(generate, sandbox, describeSandbox, schemas),
    },
    components: {
      securitySchemes,
      schemas: schemas.components,
      parameters: headerParameters,
      examples: errorExamples(),
    },
  };
}

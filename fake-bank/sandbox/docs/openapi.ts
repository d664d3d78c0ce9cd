import type { AppRoute } from '@ts-rest/core';
import type { generateOpenApi } from '@ts-rest/open-api';
import * as z from 'zod/mini';
import { brand } from '#contract/brand';
import { descriptions, sandboxDescriptions } from '#contract/descriptions';
import { domainDescriptions } from '#contract/domain-descriptions';
import { headers } from '#contract/headers';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { describeFields, fieldDescriptionOf } from './describe-fields';
import { errorExamples, errorResponses } from './errors';
import { withExample } from './examples';
import { describeStep, magicValues, signedSpei } from './guide';
import {
  type Answer,
  answeredHeaders,
  apiHeaders,
  headerParameters,
  headersOfAnswer,
  responseHeaders,
  sandboxAnswerHeaders,
  sandboxParameters,
  securityOf,
  securitySchemes,
} from './headers';
import { namedSchemas } from './names';
import { componentsUsedBy, type Document, isSchema, type Schema, type Schemas, schemasOf } from './schema';
import { signInPaths, signInSteps } from './sign-in';

type Generate = typeof generateOpenApi;
type Operation = Parameters<NonNullable<NonNullable<Parameters<Generate>[2]>['operationMapper']>>[0];

const info = {
  title: `${brand.bank} API`,
  version: '1.0.0',
  license: { name: 'MIT' },
  description: [
    'All that the web client and the bank exchange. Amounts are numbers with at most two decimals, days are those of Mexico City.',
    '## Sign-in',
    signInSteps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    '## A signed SPEI transfer',
    signedSpei.map((step, index) => `${index + 1}. ${describeStep(step)}`).join('\n'),
    '## Values with a fixed outcome (fake bank only)',
    ['| value | outcome |', '| --- | --- |', ...magicValues.map((row) => `| ${row.join(' | ')} |`)].join(
      '\n',
    ),
    '## Headers of every answer',
    'Beside the headers of each answer below, all carry `Cache-Control: no-store` and the security headers `Content-Security-Policy`, `Cross-Origin-Resource-Policy`, `Referrer-Policy`, `Strict-Transport-Security` and `X-Content-Type-Options`. Pages also carry `Cross-Origin-Opener-Policy`, `Origin-Agent-Cluster`, `X-DNS-Prefetch-Control`, `X-Download-Options`, `X-Frame-Options`, `X-Permitted-Cross-Domain-Policies` and `X-XSS-Protection`, and redirects `Vary`.',
  ].join('\n\n'),
};

const isMutation = (route: AppRoute) => route.method !== 'GET';

const Files = z.catch(z.object({ pdf: z.optional(z.boolean()), xml: z.optional(z.boolean()) }), {});

const ScopeMetadata = z.object({ scopes: z.array(z.string()) });

const scopesOf = ({ metadata }: AppRoute): string[] => ScopeMetadata.parse(metadata).scopes;

/** Media types besides JSON, from the route's metadata. */
function filesOf({ metadata }: AppRoute): object {
  const { pdf = false, xml = false } = Files.parse(metadata);
  return {
    ...(pdf && { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
    ...(xml && { 'application/xml': { schema: { type: 'string' } } }),
  };
}

function successes(operation: Operation, route: AppRoute): Operation['responses'] {
  const pairs = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  return Object.fromEntries(
    pairs.map(([status, response]) => [
      status,
      response.content ? { ...response, content: { ...response.content, ...filesOf(route) } } : response,
    ]),
  );
}

const ConflictMetadata = z.catch(z.object({ conflict: z.optional(z.string()) }), {});

/** Response 409 of routes that describe their own conflict. */
function conflictOf({ metadata }: AppRoute): Operation['responses'] {
  const { conflict: description } = ConflictMetadata.parse(metadata);
  const schema = { $ref: '#/components/schemas/ErrorBody' };
  return description === undefined
    ? {}
    : { 409: { description, content: { 'application/json': { schema } } } };
}

const callOf = (route: AppRoute) => ({
  mutation: isMutation(route),
  hasFormSession: headers.visit in (route.headers ?? {}),
});

const described: ReadonlyMap<string, string> = new Map([
  ...Object.entries(descriptions).flatMap(([domain, texts]) =>
    Object.entries<string>(texts).map(([name, text]) => [`${domain}.${name}`, text] as const),
  ),
  ...Object.entries(sandboxDescriptions),
]);

const descriptionOf = ({ operationId = '' }: Operation) => ({
  description: described.get(operationId) ?? '',
});

type Responses = Operation['responses'];

/** The library leaves responses untyped; this is the part with fields. */
type Message = { content?: { [type: string]: { schema?: Schema | { $ref: string } } } };

function describeMessage<Kind extends Message>(message: Kind, operationId: string): Kind {
  const json = message.content?.['application/json'];
  if (!json?.schema) return message;
  const described = { ...json, schema: describeFields(json.schema, [operationId]) };
  return { ...message, content: { ...message.content, 'application/json': described } };
}

function withFields(operation: Operation): Operation {
  const { operationId = '', parameters = [], requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => {
      const description =
        'name' in parameter ? fieldDescriptionOf(parameter.name, [operationId, parameter.in]) : undefined;
      return description === undefined ? parameter : { ...parameter, description };
    }),
    ...(requestBody &&
      'content' in requestBody && { requestBody: describeMessage(requestBody, operationId) }),
    responses: Object.fromEntries(
      Object.entries<Message>(responses).map(([status, response]) => [
        status,
        describeMessage(response, operationId),
      ]),
    ),
  };
}

function withHeaders(namesFor: (answer: Answer) => readonly string[], responses: Responses): Responses {
  const isFile = (content: object = {}) => Object.keys(content).some((type) => type !== 'application/json');
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const names = namesFor({ status: Number(status), isFile: isFile(response.content) });
      return [status, { ...response, headers: answeredHeaders(names) }];
    }),
  );
}

/** A body is required unless its schema accepts undefined. */
const requestBodyOf = ({ requestBody }: Operation, route: AppRoute) => {
  const schema = 'body' in route ? route.body : undefined;
  if (!requestBody || !isSchema(schema)) return {};
  return { requestBody: { ...requestBody, required: !z.safeParse(schema, undefined).success } };
};

const describeApi = (operation: Operation, route: AppRoute): Operation => {
  const { operationId = '' } = operation;
  return {
    ...operation,
    ...descriptionOf(operation),
    ...requestBodyOf(operation, route),
    parameters: [...(operation.parameters ?? []), ...apiHeaders(callOf(route))],
    security: securityOf(operationId),
    responses: withHeaders((answer) => headersOfAnswer(operationId, answer), {
      ...successes(operation, route),
      ...errorResponses([...scopesOf(route), 'any', 'session'], route),
    }),
  };
};

const describeSandbox = (operation: Operation, route: AppRoute): Operation =>
  withExample({
    ...operation,
    ...descriptionOf(operation),
    ...requestBodyOf(operation, route),
    tags: ['sandbox'],
    parameters: [...(operation.parameters ?? []), ...sandboxParameters],
    security: [],
    responses: withHeaders(() => sandboxAnswerHeaders, {
      ...successes(operation, route),
      ...errorResponses(['any'], route),
      ...conflictOf(route),
    }),
  });

const pathsOf = (
  generate: Generate,
  router: typeof contract | typeof sandbox,
  documented: typeof describeApi,
  { transform }: Schemas,
) =>
  generate(
    router,
    { info },
    {
      setOperationId: 'concatenated-path',
      schemaTransformer: transform,
      operationMapper: (operation, route) => withFields(documented(operation, route)),
    },
  ).paths;

const routes = [...Object.values(contract), sandbox].flatMap((router) => Object.values<AppRoute>(router));

/** `sessionCookie`: name of the publishing server's sign-in cookie. */
export async function openApi(sessionCookie: string): Promise<Document> {
  // Loaded lazily: the import would take a tenth of the start-up time.
  const { generateOpenApi: generate } = await import('@ts-rest/open-api');
  const schemas = schemasOf(namedSchemas(), routes);
  const components = Object.fromEntries(
    Object.entries(schemas.components).map(([name, schema]) => [name, describeFields(schema, [name])]),
  );
  const paths = {
    ...signInPaths(sandboxParameters),
    ...pathsOf(generate, contract, describeApi, schemas),
    ...pathsOf(generate, sandbox, describeSandbox, schemas),
  };
  return {
    openapi: '3.0.3',
    info,
    servers: [{ url: '/' }],
    tags: Object.entries(domainDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: securitySchemes(sessionCookie),
      schemas: componentsUsedBy(paths, components),
      parameters: headerParameters,
      headers: responseHeaders,
      examples: errorExamples(),
    },
  };
}

/** Validates against the published OpenAPI document alone, independently of its source schemas. */
import Ajv from 'ajv';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import * as z from 'zod/mini';
import { openApi } from '../sandbox/docs/openapi';

const published = () => openApi('cenzontle-session-4000');

/** OpenAPI 3.0 extends JSON Schema draft 4; strict mode throws on unknown keywords. */
async function validator() {
  const ajv = new AjvDraft04({ allErrors: true, strict: true, strictTypes: false });
  addFormats(ajv, ['date', 'date-time', 'duration']);
  const doc = await published();
  ajv.addVocabulary([...Object.keys(doc), 'example']);
  return ajv.addSchema(doc, 'openapi');
}

let cached: ReturnType<typeof validator> | undefined;

async function problemsAt(pointer: string, value: unknown): Promise<string[]> {
  cached ??= validator();
  const validate = (await cached).getSchema(`openapi#/${pointer}`);
  if (!validate) throw new Error(`the document has nothing at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const escapePointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

type Operation = { method: string; path: string };

const operationAt = ({ method, path }: Operation): string =>
  `paths/${escapePointer(path.replace(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}`;

const JSON_CONTENT = `content/${escapePointer('application/json')}/schema`;

/** Returns validation errors of a response; the path has the contract's `:names`. */
export const answerProblems = (operation: Operation, status: number, body: unknown): Promise<string[]> =>
  problemsAt(`${operationAt(operation)}/responses/${status}/${JSON_CONTENT}`, body);

export const requestProblems = (operation: Operation, body: unknown): Promise<string[]> =>
  problemsAt(`${operationAt(operation)}/requestBody/${JSON_CONTENT}`, body);

/** Headers of HTTP itself, which OpenAPI does not describe. */
const OF_HTTP = new Set(['connection', 'content-length', 'content-type', 'keep-alive', 'transfer-encoding']);

export async function undescribedHeaders(
  { method, path }: Operation,
  { status, headers }: { status: number; headers: Readonly<Record<string, unknown>> },
): Promise<string[]> {
  const { paths, info } = await published();
  const operations: Record<string, { responses: Record<string, { headers?: object }> } | undefined> =
    paths[path.replace(/:(\w+)/g, '{$1}')] ?? {};
  const described = Object.keys(operations[method.toLowerCase()]?.responses[status]?.headers ?? {});
  const documentDescription = info.description?.toLowerCase() ?? '';
  return Object.keys(headers).filter(
    (name) => !described.includes(name) && !documentDescription.includes(`\`${name}`) && !OF_HTTP.has(name),
  );
}

export const componentProblems = (name: string, value: unknown): Promise<string[]> =>
  problemsAt(`components/schemas/${name}`, value);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Converts OpenAPI 3.0 to JSON Schema as Prism does; components become definitions of `openapi`. */
function asJsonSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value === 'string') return value.replace(/^#\/components\/schemas\//, 'openapi#/definitions/');
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, exclusiveMinimum, ...rest } = value;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, asJsonSchema(inner)])),
    ...(exclusiveMinimum !== undefined && {
      exclusiveMinimum: exclusiveMinimum === true ? (rest.minimum ?? null) : asJsonSchema(exclusiveMinimum),
    }),
    ...(nullable === true && {
      type: [rest.type ?? [], 'null'].flat(),
      ...(Array.isArray(rest.enum) && { enum: [...rest.enum, null] }),
    }),
  };
}

const schemasUnder = (part: Json, place: string): (readonly [string, Json])[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, inner]) =>
        key === 'schema' ? [[place, inner] as const] : schemasUnder(inner, `${place} ${key}`),
      );

const DocumentParts = z.object({
  paths: z.json(),
  components: z.object({ schemas: z.json(), parameters: z.json() }),
});

/** Compiles the schemas of paths and parameters with a stock validator; returns the count and the problems. */
export async function compileSchemas(): Promise<{ compiled: number; problems: string[] }> {
  const { paths, components } = DocumentParts.parse(JSON.parse(JSON.stringify(await published())));
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', definitions: asJsonSchema(components.schemas) });
  const schemas = [...schemasUnder(paths, ''), ...schemasUnder(components.parameters, 'parameters')];
  const places = new Map(schemas.map(([place, schema]) => [JSON.stringify(schema), place]));
  const problems = [...places].flatMap(([schema, place]) => {
    try {
      ajv.compile({ allOf: [asJsonSchema(JSON.parse(schema))] });
      return [];
    } catch (error) {
      return [`${place}: ${String(error)}`];
    }
  });
  return { compiled: places.size - problems.length, problems };
}

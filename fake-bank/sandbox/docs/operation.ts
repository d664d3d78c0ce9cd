import * as z from 'zod/mini';
import { type Html, html } from '#bank/core/pages/html';
import { type Field, joinNotes, SchemaReader } from './fields';
import type { Document, Schema } from './schema';
import { table } from './table';

type Operation = NonNullable<NonNullable<Document['paths'][string]>['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type ParameterObject = Exclude<Parameter, { $ref: string }>;
type Part = Schema | { $ref: string };
type Content = {
  [type: string]: { schema?: Part; example?: unknown; examples?: Readonly<Record<string, unknown>> };
};
/** The library leaves responses untyped; this is the part shown. */
type Response = { description?: string; content?: Content };

const code = (text: string): Html => html`<code>${text}</code>`;
const yesOrNo = (required: boolean | undefined): string => (required ? 'Yes' : 'No');

function resolveParameter(parameter: Parameter, doc: Document): ParameterObject {
  if (!('$ref' in parameter)) return parameter;
  const header = doc.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (!header) throw new Error(`the document has no parameter ${parameter.$ref}`);
  return resolveParameter(header, doc);
}

function parameterRow(parameter: ParameterObject, reader: SchemaReader): (string | Html)[] {
  const { type, about } = reader.describe(parameter.schema ?? { type: 'string' });
  const note = joinNotes(parameter.description ?? '', about);
  return [code(parameter.name), parameter.in, type, yesOrNo(parameter.required), html`${paragraphOf(note)}`];
}

const fieldRow = ({ name, type, required, about }: Field) => [
  code(name),
  type,
  yesOrNo(required),
  html`${paragraphOf(about)}`,
];

const fieldTable = (schema: Part, reader: SchemaReader): Html =>
  table(['Field', 'Type', 'Required', 'Detail'], reader.fieldsOf(schema).map(fieldRow));

const jsonSchema = (content: Content | undefined) => content?.['application/json']?.schema;
/** All bodies are JSON except the sign-in form. */
const bodySchema = (content: Content) => Object.values(content)[0]?.schema;

/** Descriptions use inline code and no other Markdown. */
export const paragraphOf = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : code(part)));

const Purpose = z.object({ summary: z.string(), value: z.unknown() });

const shownExample = (title: string, value: unknown): Html =>
  html`<p>${title}:</p><pre><code>${JSON.stringify(value, undefined, 2)}</code></pre>`;

/** Renders the examples of a JSON body, with their purpose if there are several. */
function examplesOf(content: Content | undefined): Html[] {
  const { example, examples = {} } = content?.['application/json'] ?? {};
  const purposes = Object.values(examples).flatMap((each) => Purpose.safeParse(each).data ?? []);
  return [
    ...(example === undefined ? [] : [shownExample('Example', example)]),
    ...purposes.map(({ summary, value }) => shownExample(summary, value)),
  ];
}

function success(status: string, { content }: Response, reader: SchemaReader): Html {
  const schema = jsonSchema(content);
  const pdf =
    content?.['application/pdf'] === undefined ? '' : ' Also as a PDF, with Accept: application/pdf.';
  const type = schema ? `JSON.${pdf}` : content ? `${Object.keys(content).join(', ')}.` : 'No content.';
  return html`<h4>Answer ${status}</h4><p>${type}</p>${schema ? fieldTable(schema, reader) : null}${examplesOf(content)}`;
}

const section = (title: string, content: Html): Html =>
  content.text === '' ? content : html`<h4>${title}</h4>${content}`;

const refusals = (responses: readonly (readonly [string, Response])[]): Html =>
  table(
    ['HTTP', 'Codes'],
    responses.map(([status, response]) => [
      status,
      html`${(response.description ?? '').split(', ').map((name) => html`<code>${name}</code> `)}`,
    ]),
  );

type DescribedOperation = { path: string; method: string; operation: Operation };

export function operationSection({ path, method, operation }: DescribedOperation, doc: Document): Html {
  const reader = new SchemaReader(doc);
  const { summary = '', description = '', parameters = [], requestBody, responses } = operation;
  const id = `${method}-${path}`;
  const requestContent: Content | undefined =
    requestBody && 'content' in requestBody ? requestBody.content : undefined;
  const body = requestContent && bodySchema(requestContent);
  const answers = Object.entries<Response>(responses);
  const columns = ['Name', 'In', 'Type', 'Required', 'Detail'];
  return html`<article class="operation" aria-labelledby="${id}">
<h3 id="${id}"><span class="method method-${method}">${method.toUpperCase()}</span> <span class="path">${path}</span></h3>
<p>${summary}</p>
<p>${paragraphOf(description)}</p>
${section('Body', body ? html`${fieldTable(body, reader)}${examplesOf(requestContent)}` : html``)}
${answers.filter(([status]) => Number(status) < 400).map(([status, response]) => success(status, response, reader))}
<details><summary>Parameters and headers</summary>${table(
    columns,
    parameters.map((parameter: Parameter) => parameterRow(resolveParameter(parameter, doc), reader)),
  )}</details>
<details><summary>Refusals</summary>${refusals(answers.filter(([status]) => Number(status) >= 400))}</details>
</article>`;
}

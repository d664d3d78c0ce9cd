/** One endpoint on the documentation page. */
import { type Html, html } from '../../ground/pages/html';
import { type Field, fieldsOf, parameterField } from './fields';
import type { Document, Schema } from './schema';
import { table } from './table';

type Operation = NonNullable<NonNullable<Document['paths'][string]>['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Content = { [type: string]: { schema?: Schema | { $ref: string } } };
/** As much of an answer as the page shows; the library leaves it open. */
type Response = { description?: string; content?: Content };

const PLACES: Record<string, string> = {
  path: 'ruta',
  query: 'consulta',
  header: 'encabezado',
  cookie: 'cookie',
};

const code = (text: string): Html => html`<code>${text}</code>`;
const yes = (required: boolean | undefined): string => (required ? 'Sí' : 'No');

const parameterRow = (parameter: Parameter): (string | Html)[][] => {
  if ('$ref' in parameter) return [];
  const { type, about } = parameterField(parameter.schema);
  const note = [parameter.description ?? '', about].filter((text) => text !== '').join('. ');
  return [[code(parameter.name), PLACES[parameter.in] ?? parameter.in, type, yes(parameter.required), note]];
};

const fieldRow = ({ name, type, required, about }: Field) => [code(name), type, yes(required), about];

const fieldTable = (schema: Schema): Html =>
  table(['Campo', 'Tipo', 'Obligatorio', 'Detalle'], fieldsOf(schema).map(fieldRow));

const jsonSchema = (content: Content | undefined) => {
  const schema = content?.['application/json']?.schema;
  return schema === undefined || '$ref' in schema ? undefined : schema;
};

function success(status: string, { content }: Response): Html {
  const schema = jsonSchema(content);
  const pdf =
    content?.['application/pdf'] === undefined ? '' : ' También en PDF, con Accept: application/pdf.';
  return html`<h4>Respuesta ${status}</h4><p>${schema ? `JSON.${pdf}` : 'Sin contenido.'}</p>${schema ? fieldTable(schema) : null}`;
}

const section = (title: string, content: Html): Html =>
  content.text === '' ? content : html`<h4>${title}</h4>${content}`;

const refusals = (responses: readonly (readonly [string, Response])[]): Html =>
  table(
    ['HTTP', 'Códigos'],
    responses.map(([status, response]) => [
      status,
      html`${(response.description ?? '').split(', ').map((name) => html`<code>${name}</code> `)}`,
    ]),
  );

export function operationSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): Html {
  const { summary = '', parameters = [], requestBody, responses } = operation;
  const id = `${method}-${path}`;
  const body = requestBody && 'content' in requestBody ? jsonSchema(requestBody.content) : undefined;
  const answers = Object.entries<Response>(responses);
  const columns = ['Nombre', 'En', 'Tipo', 'Obligatorio', 'Detalle'];
  return html`<article class="operation" aria-labelledby="${id}">
<h3 id="${id}"><span class="method method-${method}">${method.toUpperCase()}</span> <span class="path">${path}</span></h3>
<p lang="en">${summary}</p>
${section('Cuerpo', body ? fieldTable(body) : html``)}
${answers.filter(([status]) => Number(status) < 400).map(([status, response]) => success(status, response))}
<details><summary>Parámetros y encabezados</summary>${table(columns, parameters.flatMap(parameterRow))}</details>
<details><summary>Rechazos</summary>${refusals(answers.filter(([status]) => Number(status) >= 400))}</details>
</article>`;
}

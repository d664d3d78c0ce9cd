/** The OpenAPI document as a page that people read. */
import { brand } from '#contract/brand';
import { type CatalogueEntry, catalogue } from '#contract/errors';
import { contract } from '#contract/index';
import { documentOf } from '../../ground/pages/document';
import { logoFigure } from '../../ground/pages/figures';
import { type Html, html } from '../../ground/pages/html';
import { operationSection } from './operation';
import type { Document } from './schema';
import { table } from './table';

type Router = Readonly<Record<string, { metadata: { title: string } }>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const titles: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Router>(contract).map(([name, router]) => [name, titleOf(router)] as const),
  ['sandbox', 'Banco de pruebas'],
]);

/** Every endpoint of a domain carries its title. */
function titleOf(router: Router): string {
  const [metadata] = Object.values(router).map((endpoint) => endpoint.metadata);
  if (metadata === undefined) throw new Error('a domain without endpoints has no title');
  return metadata.title;
}

const domainName = (tag: string): string => titles.get(tag) ?? tag;

const operationsOf = (doc: Document, tag: string) =>
  Object.entries<Document['paths'][string]>(doc.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation?.tags?.includes(tag) ? [{ path, method, operation }] : [];
    }),
  );

/** May break after each slash, not within a word. */
const breakable = (path: string): Html[] =>
  path.split(/(?<=\/)/).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));

const contents = (doc: Document): Html[] =>
  (doc.tags ?? []).map(
    ({ name }) =>
      html`<li><a href="#${name}">${domainName(name)}</a><ul>${operationsOf(doc, name).map(
        ({ path, method }) =>
          html`<li><a href="#${method}-${path}"><b>${method.toUpperCase()}</b> ${breakable(path)}</a></li>`,
      )}</ul></li>`,
  );

const domains = (doc: Document): Html[] =>
  (doc.tags ?? []).map(
    ({ name }) =>
      html`<section aria-labelledby="${name}"><h2 id="${name}">${domainName(name)}</h2>${operationsOf(
        doc,
        name,
      ).map((described) => operationSection(described, doc))}</section>`,
  );

const entries: readonly CatalogueEntry[] = catalogue;

const errorTable = table(
  ['Código', 'HTTP', 'Título', 'Mensaje'],
  entries.map(({ code, status, heading, message }) => [
    html`<code>${code}</code>`,
    String(status),
    heading,
    message,
  ]),
);

export const docsPage = (doc: Document): string =>
  documentOf({
    title: 'Documentación de la API',
    assets: '/__bank/docs/assets',
    style: 'docs.css',
    body: html`<a class="skip" href="#main">Saltar al contenido</a>
<header class="top"><p class="mark">${logoFigure}<span>${brand.bank}</span></p><a class="to-contents" href="#contents">Índice</a><a href="/__bank/openapi.json">OpenAPI (JSON)</a></header>
<div class="layout">
<nav class="contents" id="contents" aria-label="Contenido"><ul>${contents(doc)}<li><a href="#errors">Códigos de error</a></li></ul></nav>
<main id="main">
<h1>Documentación de la API</h1>
<p class="lead">Todo lo que el cliente web y el banco se dicen. Los importes son números con dos decimales como máximo, los días son de la Ciudad de México (<code>AAAA-MM-DD</code>) y el encabezado <code>Date</code> trae la hora del banco.</p>
${domains(doc)}
<section aria-labelledby="errors"><h2 id="errors">Códigos de error</h2><p>Cada rechazo tiene la forma <code>{ notifications: [{ code, category, description, field? }], traceId }</code>.</p>${errorTable}</section>
</main>
</div>`,
  });

/** Developer documentation in English; only the customers' texts are Spanish. */

import { documentOf } from '#bank/core/pages/document';
import { logoFigure } from '#bank/core/pages/figures';
import { type Html, html } from '#bank/core/pages/html';
import { brand } from '#contract/brand';
import type { CatalogueEntry } from '#contract/error-entry';
import { catalogue } from '#contract/errors';
import { contract } from '#contract/index';
import { describeStep, magicValues, signedSpei } from './guide';
import { operationSection, paragraphOf } from './operation';
import type { Document } from './schema';
import { signInSteps } from './sign-in';
import { table } from './table';

type Router = Readonly<Record<string, { metadata: { title: string } }>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const titles: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Router>(contract).map(([name, router]) => [name, titleOf(router)] as const),
  ['sandbox', 'Sandbox'],
]);

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

/** Allows line breaks after slashes only. */
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

/** Customer-facing text, marked as Spanish. */
const spanish = (text: string): Html => html`<span lang="es-MX">${text}</span>`;

const errorTable = table(
  ['Code', 'HTTP', 'Title', 'Message'],
  entries.map(({ code, status, heading, message }) => [
    html`<code>${code}</code>`,
    String(status),
    spanish(heading),
    spanish(message),
  ]),
);

const magicTable = table(
  ['Value', 'Outcome'],
  magicValues.map((row) => row.map((text) => html`${paragraphOf(text)}`)),
);

export const docsPage = (doc: Document): string =>
  documentOf({
    title: 'API documentation',
    lang: 'en',
    assets: '/__bank/docs/assets',
    style: 'docs.css',
    body: html`<a class="skip" href="#main">Skip to the content</a>
<header class="top"><p class="mark">${logoFigure}<span>${brand.bank}</span></p><a class="to-contents" href="#contents">Contents</a><a href="/__bank/openapi.json">OpenAPI (JSON)</a></header>
<div class="layout">
<nav class="contents" id="contents" aria-label="Contents"><ul>${contents(doc)}<li><a href="#sign-in">Sign-in</a></li><li><a href="#signed-spei">A signed SPEI transfer</a></li><li><a href="#values">Values with a fixed outcome</a></li><li><a href="#errors">Error codes</a></li></ul></nav>
<main id="main">
<h1>API documentation</h1>
<p class="lead">All that the web client and the bank say to each other. Amounts are numbers with two decimals at most, days are those of Mexico City (<code>YYYY-MM-DD</code>), and the header <code>Date</code> has the bank’s time.</p>
<section aria-labelledby="sign-in"><h2 id="sign-in">Sign-in</h2><ol>${signInSteps.map((step) => html`<li>${paragraphOf(step)}</li>`)}</ol></section>
<section aria-labelledby="signed-spei"><h2 id="signed-spei">A signed SPEI transfer</h2><ol>${signedSpei.map((step) => html`<li>${paragraphOf(describeStep(step))}</li>`)}</ol></section>
<section aria-labelledby="values"><h2 id="values">Values with a fixed outcome</h2><p>Only of the fake bank.</p>${magicTable}</section>
${domains(doc)}
<section aria-labelledby="errors"><h2 id="errors">Error codes</h2><p>Every refusal has the form <code>{ notifications: [{ code, category, description, field? }], traceId }</code>.</p>${errorTable}</section>
</main>
</div>`,
  });

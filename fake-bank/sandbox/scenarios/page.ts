import { documentOf } from '#bank/core/pages/document';
import { logoFigure } from '#bank/core/pages/figures';
import { type Html, html } from '#bank/core/pages/html';
import { brand } from '#contract/brand';
import type { ArrangedScenario } from '#contract/domain/scenario';
import type { Scenario } from './scenario';
import type { ScenarioGroup } from './scenarios';
import { byScreen, type ScenarioVariants, titleOf } from './variants';

type TokenOf = (customer: string) => string | null;

export type ScenariosPage = {
  groups: readonly ScenarioGroup[];
  /** Null for the demo bank. `demoPage` is the page at the demo bank, if the host name selects the bank. */
  bank: { id: string; demoPage?: string } | null;
  /** Base path of the web client. */
  basePath: string;
  tokenOf: TokenOf;
};

const places: Record<ArrangedScenario['expect']['shownAs'], string> = {
  dialog: 'En un diálogo',
  page: 'En toda la página',
  notice: 'En un aviso',
};

const outcome = ({ heading, shownAs, moneyMoved }: Scenario['expect']): Html =>
  html`<b>${heading}</b><small>${places[shownAs]}. ${moneyMoved ? 'El dinero se movió.' : 'No se movió dinero.'}</small>`;

const chip = ({ id, title, code }: Scenario): Html =>
  html`<li><form method="post" action="/__bank/scenarios/${id}/open" target="_blank"><button type="submit" title="${title}"><span class="hidden">Abrir </span><code>${code}</code><span class="hidden">: ${title}, en otra pestaña</span></button></form></li>`;

const row = (alike: ScenarioVariants, tokenOf: TokenOf): Html => {
  const [{ customer, steps, expect }] = alike;
  const token = tokenOf(customer);
  return html`<tr>
<td><b>${titleOf(alike)}</b><small>Cliente <code>${customer}</code>${token === null ? null : html`, token <code>${token}</code>`}</small></td>
<td data-label="Qué hacer"><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol></td>
<td data-label="Qué se ve">${outcome(expect)}</td>
<td data-label="Abrir con el código"><ul class="chips">${alike.map(chip)}</ul></td>
</tr>`;
};

const section = ({ id, title, scenarios }: ScenarioGroup, tokenOf: TokenOf): Html => html`
<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<table>
<thead><tr><th scope="col">Situación</th><th scope="col">Qué hacer</th><th scope="col">Qué se ve</th><th scope="col">Abrir con el código</th></tr></thead>
<tbody>${byScreen(scenarios).map((alike) => row(alike, tokenOf))}</tbody>
</table>
</section>`;

const bankNote = (id: string): Html => html`<span>Estás en el banco <code>${id}</code></span>`;

const leave = ({ id, demoPage }: NonNullable<ScenariosPage['bank']>): Html =>
  demoPage === undefined
    ? html`<form method="post" action="/__bank/scenarios/leave">${bankNote(id)}<button type="submit">Volver al banco demo</button></form>`
    : html`<div>${bankNote(id)}<a href="${demoPage}">Volver al banco demo</a></div>`;

export const scenariosPage = ({ groups, bank, basePath, tokenOf }: ScenariosPage): string =>
  documentOf({
    title: 'Escenarios',
    assets: '/__bank/scenarios/assets',
    style: 'scenarios.css',
    body: html`<a class="skip" href="#main">Saltar al contenido</a>
<header class="band">
<p class="mark">${logoFigure}<span>${brand.bank}</span></p><p class="only">Solo para pruebas</p>
${bank === null ? html`<a href="${basePath}/">Abrir banca</a>` : leave(bank)}
</header>
<main id="main">
<h1>Escenarios</h1>
<p class="lead">Una situación por cada código que un cliente puede encontrar. Elige un código: prepara un banco nuevo, parado en un lunes a las 09:30, entra como el cliente y abre la página en otra pestaña, con dirección propia (<code>b1.localhost</code>), así que varias viven a la vez: haz ahí lo que dice la fila y compara lo que ves. También por HTTP: <code>POST /__bank/scenarios/{id}</code>, en la <a href="/__bank/docs">documentación</a>.</p>
<nav aria-label="Grupos"><ul>${groups.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${groups.map((group) => section(group, tokenOf))}
</main>`,
  });

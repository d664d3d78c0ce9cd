import { type Html, html } from '#bank/core/pages/html';

type Cell = string | Html;

export const table = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  rows.length === 0
    ? html``
    : html`<div class="table" tabindex="0" role="group" aria-label="${columns.join(', ')}"><table><thead><tr>${columns.map(
        (column) => html`<th scope="col">${column}</th>`,
      )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** Imitates Banxico's electronic proof of payment (CEP) for SPEI transfers. */

import { documentOf } from '#bank/core/pages/document';
import { logoFigure } from '#bank/core/pages/figures';
import { type Html, html } from '#bank/core/pages/html';
import { institutions } from '#bank/shared/institutions/institutions';
import type { ThirdPartyTransfer } from '#bank/shared/transfers/transfer';
import { brand } from '#contract/brand';
import { bankDate, bankTime, formatDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { TransferStatus } from '#contract/transfers';
import { type Question, sentAt } from './question';

/** Statuses shown as final; all others read 'En proceso'. */
const results: Partial<Record<TransferStatus, string>> = { PROCESSED: 'Liquidado', REVERSE: 'Devuelto' };

const page = (title: string, body: Html): string =>
  documentOf({
    title,
    assets: '/__bank/cep/assets',
    style: 'proof.css',
    body: html`<main class="proof">
<p class="mark">${logoFigure}<span>${brand.bank}</span></p>
<h1>${title}</h1>
${body}
<p class="note">Página de práctica: imita la consulta de CEP de Banco de México. Ningún dato es real.</p>
</main>`,
  });

const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

export function cepPage(transfer: ThirdPartyTransfer, orderingName: string): string {
  const { from, to, thirdParty, message, status } = transfer;
  const at = sentAt(transfer);
  const rows = [
    row('Resultado', results[status] ?? 'En proceso'),
    row('Importe', formatCentavos(from.amount, from.currency)),
    row('Fecha de operación', `${formatDate(bankDate(at))}, ${bankTime(at)} (Ciudad de México)`),
    row('Clave de rastreo', thirdParty.trackingKey ?? ''),
    row('Banco ordenante', brand.bank),
    row('Nombre del ordenante', orderingName),
    row('Cuenta ordenante', from.displayId),
    row('Banco beneficiario', thirdParty.bankName),
    row('Beneficiario', thirdParty.holder ?? 'No disponible'),
    row('Cuenta beneficiaria', to.displayId),
    row('Concepto', message ?? 'Sin concepto'),
    row('Referencia', thirdParty.reference ?? 'Sin referencia'),
  ];
  return page('Comprobante electrónico de pago', html`<dl>${rows}</dl>`);
}

const field = (name: keyof Question, label: string, control: Html): Html =>
  html`<div class="field"><label for="${name}">${label}</label>${control}</div>`;

const textField = (name: keyof Question, label: string, value: string): Html =>
  field(
    name,
    label,
    html`<input id="${name}" name="${name}" value="${value}" autocomplete="off" spellcheck="false" maxlength="40" required>`,
  );

const bankSelect = (name: keyof Question, label: string, selectedId: string): Html => {
  const options = institutions.map(
    ({ id, name: bankName }) =>
      html`<option value="${id}"${id === selectedId ? html` selected` : null}>${bankName}</option>`,
  );
  return field(
    name,
    label,
    html`<select id="${name}" name="${name}" required><option value="">Elige un banco</option>${options}</select>`,
  );
};

const notFound = html`<p class="error" role="alert">Revisa que cada dato sea el de tu comprobante e intenta de nuevo.</p>`;

/** Form with Banxico's fields. After a failed search, it shows an error and the entered values. */
export function searchPage(failedSearch?: { question: Question | undefined }): string {
  const { date, trackingKey, issuer, receiver, account, amount } = failedSearch?.question ?? {};
  return page(
    failedSearch ? 'No encontramos esta operación' : 'Consulta un comprobante electrónico de pago',
    html`${failedSearch ? notFound : null}<form class="ask" method="post" action="/__bank/cep">
${textField('date', 'Fecha de operación (dd/mm/aaaa)', date ?? '')}
${textField('trackingKey', 'Clave de rastreo', trackingKey ?? '')}
${bankSelect('issuer', 'Banco emisor', issuer ?? '')}
${bankSelect('receiver', 'Banco receptor', receiver ?? '')}
${textField('account', 'Cuenta beneficiaria', account ?? '')}
${textField('amount', 'Monto', amount ?? '')}
<button type="submit">Consultar</button>
</form>`,
  );
}

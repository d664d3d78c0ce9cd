/** A page like Banxico's electronic proof of payment (CEP): what can be asked about a SPEI transfer. */
import { brand } from '#contract/brand';
import { bankDate, bankTime, showDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import type { TransferStatus } from '#contract/transfers';
import { documentOf } from '../../ground/pages/document';
import { logoFigure } from '../../ground/pages/figures';
import { type Html, html } from '../../ground/pages/html';
import type { ThirdPartyTransfer } from '../../ground/transfer-book/transfer';

/** What the proof says of a transfer that is settled, came back, or is neither yet. */
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

/** The proof of a transfer. */
export function cepPage(transfer: ThirdPartyTransfer, ordering: string): string {
  const { from, to, thirdParty, message, executedAt, orderedAt, status } = transfer;
  // A scheduled one was sent when it ran.
  const sentAt = executedAt ?? orderedAt;
  const rows = [
    row('Resultado', results[status] ?? 'En proceso'),
    row('Importe', showMoney(from.amount, from.currency)),
    row('Fecha de operación', `${showDate(bankDate(sentAt))}, ${bankTime(sentAt)} (Ciudad de México)`),
    row('Clave de rastreo', thirdParty.trackingKey ?? ''),
    row('Banco ordenante', brand.bank),
    row('Nombre del ordenante', ordering),
    row('Cuenta ordenante', from.displayId),
    row('Banco beneficiario', thirdParty.bankName),
    row('Beneficiario', thirdParty.holder ?? 'No disponible'),
    row('Cuenta beneficiaria', to.displayId),
    row('Concepto', message ?? 'Sin concepto'),
    row('Referencia', thirdParty.reference ?? 'Sin referencia'),
  ];
  return page('Comprobante electrónico de pago', html`<dl>${rows}</dl>`);
}

export const noProofPage = (): string =>
  page('No encontramos esta operación', html`<p>Revisa la clave de rastreo e intenta de nuevo.</p>`);

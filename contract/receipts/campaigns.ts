/** Receipt rows that screen and PDF share. */

import type { OfferReceipt } from '../campaigns';
import { formatAccount } from '../domain/account';
import { isLoan, type OfferedProduct } from '../domain/campaign';
import { formatDate } from '../domain/dates';
import { formatKnownMoney } from '../domain/money';
import type { ReceiptLabels, ReceiptRow } from '../domain/receipt';

export const offerLabels: Record<OfferedProduct, ReceiptLabels> = {
  SL: { label: 'Contratada', heading: 'Tu línea de crédito está lista' },
  TDC: { label: 'Contratada', heading: 'Tu tarjeta está en camino' },
  CLI: { label: 'Aplicado', heading: 'Tu nuevo límite está listo' },
  SPL: { label: 'Contratado', heading: 'Tu préstamo está en tu cuenta' },
  PR: { label: 'Contratado', heading: 'Tu crédito está en tu cuenta' },
};

export const offerAmountLabel: Record<OfferedProduct, string> = {
  SL: 'Línea autorizada',
  TDC: 'Límite de crédito',
  CLI: 'Tu nuevo límite',
  SPL: 'Monto del préstamo',
  PR: 'Monto del crédito',
};

const optionalRow = (label: string, value: string | undefined): ReceiptRow[] =>
  value === undefined ? [] : [{ label, value }];

/** A loan's CAT depends on its term, unlike the CAT of the offer. */
const catLabel = ({ productType, deadline }: OfferReceipt): string =>
  isLoan(productType) && deadline !== undefined ? `CAT de tu préstamo a ${deadline} meses` : 'CAT';

/** Rows without folio, status and amount, which the caller shows. */
export function offerReceiptRows(receipt: OfferReceipt): ReceiptRow[] {
  const { productType, account, deadline, payment, firstPaymentDate, depositAccount, deposited, branch } =
    receipt;
  const { total, openingFee, cat } = receipt;
  return [
    ...optionalRow(productType === 'CLI' ? 'Cuenta' : 'Producto', formatAccount(account)),
    ...optionalRow('Se depositó en', depositAccount && formatAccount(depositAccount)),
    ...optionalRow('Recibiste', deposited && formatKnownMoney(deposited)),
    ...optionalRow(
      productType === 'SL' ? 'La puedes usar durante' : 'Plazo',
      deadline === undefined ? undefined : `${deadline} meses`,
    ),
    ...(productType === 'SL' ? [] : optionalRow('Mensualidad', payment && formatKnownMoney(payment))),
    ...optionalRow('Primer pago', firstPaymentDate && formatDate(firstPaymentDate)),
    ...optionalRow('Comisión por apertura', openingFee && `${formatKnownMoney(openingFee)}, IVA incluido`),
    ...optionalRow('Total a pagar', total && formatKnownMoney(total)),
    ...optionalRow('Tasa fija anual', `${receipt.interestRate.toFixed(2)}%`),
    ...optionalRow(catLabel(receipt), cat === undefined ? undefined : `${cat.toFixed(1)}% sin IVA`),
    ...optionalRow('Anualidad', receipt.annualFee && `${formatKnownMoney(receipt.annualFee)} más IVA`),
    ...optionalRow('Nombre en la tarjeta', receipt.embossingName),
    ...(branch
      ? [{ label: 'Recógela en', value: branch.name, detail: `${branch.address}, ${branch.city}` }]
      : []),
  ];
}

/** Receipts are the same on screen and in the PDF. */
import type { OfferReceipt } from '../campaigns';
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

const showAccount = ({ description, displayId }: { description: string; displayId: string }): string =>
  `${description} ${displayId}`;

const row = (label: string, value: string | undefined): ReceiptRow[] =>
  value === undefined ? [] : [{ label, value }];

/** A loan's CAT depends on its term, unlike the offer's. */
const catLabel = ({ productType, deadline }: OfferReceipt): string =>
  isLoan(productType) && deadline !== undefined ? `CAT de tu préstamo a ${deadline} meses` : 'CAT';

/** Rows without folio and amount, which the caller shows. */
export function offerReceiptRows(receipt: OfferReceipt): ReceiptRow[] {
  const { productType, account, deadline, payment, firstPaymentDate, depositAccount, deposited, branch } =
    receipt;
  const { total, openingFee, cat } = receipt;
  return [
    ...row(productType === 'CLI' ? 'Cuenta' : 'Producto', showAccount(account)),
    ...row('Se depositó en', depositAccount && showAccount(depositAccount)),
    ...row('Recibiste', deposited && formatKnownMoney(deposited)),
    ...row(
      productType === 'SL' ? 'La puedes usar durante' : 'Plazo',
      deadline === undefined ? undefined : `${deadline} meses`,
    ),
    ...(productType === 'SL' ? [] : row('Mensualidad', payment && formatKnownMoney(payment))),
    ...row('Primer pago', firstPaymentDate && formatDate(firstPaymentDate)),
    ...row('Comisión por apertura', openingFee && `${formatKnownMoney(openingFee)}, IVA incluido`),
    ...row('Total a pagar', total && formatKnownMoney(total)),
    ...row('Tasa fija anual', `${receipt.interestRate.toFixed(2)}%`),
    ...row(catLabel(receipt), cat === undefined ? undefined : `${cat.toFixed(1)}% sin IVA`),
    ...row('Anualidad', receipt.annualFee && `${formatKnownMoney(receipt.annualFee)} más IVA`),
    ...row('Nombre en la tarjeta', receipt.embossingName),
    ...(branch
      ? [{ label: 'Recógela en', value: branch.name, detail: `${branch.address}, ${branch.city}` }]
      : []),
  ];
}

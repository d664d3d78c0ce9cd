import { formatCentavos } from '#contract/domain/money';
import { Note } from '#web/components/Note.tsx';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { creditBalanceOf, owedText } from '#web/lib/money/owed.ts';
import { CREDIT_CURRENCY, payableCentavos } from './payable';
import { debtOf, overpaymentOf, type PaidProduct } from './payment';

/** Tells if an overpayment is kept as a credit balance (cards and lines) or rejected (loans). */
export function OverpaymentNote({
  product,
  acceptsOverpayment,
  centavos,
}: PaidProduct & { centavos: number | undefined }) {
  const overpayment = overpaymentOf(product, centavos);
  if (overpayment === 0) return null;
  // A credit balance is read from the account balance: `balanceOwed` is then 0.
  const balance = debtOf(product);
  const debtText = capitalize(owedText(creditBalanceOf(balance) ? balance : product.balanceOwed));
  return acceptsOverpayment ? (
    <Note>{`${debtText}. Los ${formatCentavos(overpayment, CREDIT_CURRENCY)} de más quedarán como saldo a favor.`}</Note>
  ) : (
    <Note status="error">{`${debtText}. Escribe esa cantidad o menos.`}</Note>
  );
}

/** Warns that the credit becomes overdue unless the minimum is paid by its due date. */
export function BelowMinimumNote({
  product,
  centavos,
}: Pick<PaidProduct, 'product'> & { centavos: number | undefined }) {
  const minimum = payableCentavos(product.minimumMonthlyPayment);
  if (!centavos || minimum === undefined || centavos >= minimum) return null;
  return (
    <Note status="warning">{`Tu pago mínimo es de ${formatCentavos(minimum, CREDIT_CURRENCY)}. Si no lo completas antes de tu fecha límite, tu crédito queda vencido.`}</Note>
  );
}

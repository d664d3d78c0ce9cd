import { showMoney, toCentavos } from '#contract/shared/money';
import { Note } from '../../ui/Note';
import { CREDIT_CURRENCY } from './payable';
import { beyondOwed, type Paid } from './payment';

/** What becomes of more than is owed: a card keeps it for its holder, a loan does not take it. */
export function BeyondNote({ product, takesMore, centavos }: Paid & { centavos: number | undefined }) {
  const beyond = beyondOwed(product, centavos);
  if (beyond === 0) return null;
  const owed = showMoney(toCentavos(product.balanceOwed.amount ?? 0), CREDIT_CURRENCY);
  return takesMore ? (
    <Note>
      Debes {owed}. Los {showMoney(beyond, CREDIT_CURRENCY)} de más quedarán como saldo a favor.
    </Note>
  ) : (
    <Note tone="danger">Debes {owed}. Escribe esa cantidad o menos.</Note>
  );
}

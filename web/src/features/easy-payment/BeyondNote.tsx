import { showMoney } from '#contract/shared/money';
import { capital } from '../../format/capital';
import { inFavour, owedText } from '../../money/owed';
import { Note } from '../../ui/Note';
import { CREDIT_CURRENCY } from './payable';
import { beyondOwed, owedOf, type Paid } from './payment';

/** What becomes of more than is owed: a card keeps it for its holder, a loan does not take it. */
export function BeyondNote({ product, takesMore, centavos }: Paid & { centavos: number | undefined }) {
  const beyond = beyondOwed(product, centavos);
  if (beyond === 0) return null;
  // What is in favour is told by the balance: what would settle it today is nothing then.
  const shown = owedOf(product);
  const owed = capital(owedText(inFavour(shown) ? shown : product.balanceOwed));
  return takesMore ? (
    <Note>{`${owed}. Los ${showMoney(beyond, CREDIT_CURRENCY)} de más quedarán como saldo a favor.`}</Note>
  ) : (
    <Note tone="danger">{`${owed}. Escribe esa cantidad o menos.`}</Note>
  );
}

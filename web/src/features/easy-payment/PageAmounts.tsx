import type { CreditProduct } from '#contract/shared/credit-product';
import { bankToday } from '../../api/bank-clock';
import { AmountOptions } from './AmountOptions';
import { firstChoice } from './amounts';

type PageAmountsProps = {
  product: CreditProduct;
  /** What the customer has chosen; until then it is the first. */
  picked: string | undefined;
  onPick: (value: string) => void;
};

/** What may be paid, chosen on the page before the dialog is opened. */
export default function PageAmounts({ product, picked, onPick }: PageAmountsProps) {
  const { chosen } = firstChoice(product, bankToday(), picked);
  return <AmountOptions product={product} name="page-amount" chosen={chosen} onChoose={onPick} />;
}

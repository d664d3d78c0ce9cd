import { chakra } from '@chakra-ui/react/styled-system';
import type { CreditProduct } from '#contract/domain/credit-product';
import { fromCentavos } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { AmountOption } from './AmountOption';
import { CUSTOM, firstChoice, proposalsOf } from './amounts';
import { CREDIT_CURRENCY } from './payable';

type AmountOptionsProps = {
  product: CreditProduct;
  /** Radio name; must differ between page and dialog, since both may be mounted. */
  name: string;
  /** Selected value; undefined selects the first. */
  selectedOption: string | undefined;
  onSelect: (value: string) => void;
  children?: Slot;
};

/** Amounts proposed by the bank, and a custom one. */
export default function AmountOptions({
  product,
  name,
  selectedOption,
  onSelect,
  children,
}: AmountOptionsProps) {
  const { chosen } = firstChoice(product, bankToday(), selectedOption);
  const option = (value: string) => ({
    name,
    value,
    chosen: chosen === value,
    onChoose: () => onSelect(value),
  });
  return (
    <Options>
      <legend>Elige una cantidad</legend>
      {proposalsOf(product, bankToday()).map(({ value, label, caption, centavos }) => (
        <AmountOption
          key={value}
          {...option(value)}
          label={label}
          caption={caption}
          amount={<Money amount={fromCentavos(centavos)} currency={CREDIT_CURRENCY} />}
        />
      ))}
      <AmountOption {...option(CUSTOM)} label="Otra cantidad" caption="Tú decides cuánto">
        {children}
      </AmountOption>
    </Options>
  );
}

const Options = chakra('fieldset', {
  base: { display: 'grid', gap: '10px', flex: '1 1 100%', minWidth: 0, '& legend': { srOnly: true } },
});

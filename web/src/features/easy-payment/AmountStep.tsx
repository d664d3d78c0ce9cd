import { chakra } from '@chakra-ui/react/styled-system';
import type { CreditProduct } from '#contract/shared/credit-product';
import { showMoney } from '#contract/shared/money';
import { AmountInput } from '../../forms/AmountInput';
import { parseAmount } from '../../forms/amount';
import { Button } from '../../ui/Button';
import { CREDIT_CURRENCY, payable } from './payment';

/** Which amount was chosen, '' for none yet, and what was typed of another one. */
export type AmountChoice = { chosen: string; text: string };

type AmountStepProps = {
  product: CreditProduct;
  /** Kept by whom this step comes back to: 'Cambiar cantidad' finds it as it was. */
  choice: AmountChoice;
  onChoice: (choice: AmountChoice) => void;
  busy: boolean;
  onChosen: (centavos: number) => void;
};

const CUSTOM = 'custom';

/** One of the amounts that the bank proposes, or another one. */
export function AmountStep({ product, choice, onChoice, busy, onChosen }: AmountStepProps) {
  const { chosen, text } = choice;
  const setChosen = (chosen: string) => onChoice({ ...choice, chosen });
  const proposals = [
    {
      value: 'suggested',
      label: 'Para no generar intereses',
      centavos: payable(product.suggestedMonthlyPayment),
    },
    { value: 'minimum', label: 'Pago mínimo', centavos: payable(product.minimumMonthlyPayment) },
  ].flatMap(({ centavos, ...rest }) => (centavos === undefined ? [] : [{ ...rest, centavos }]));
  const centavos =
    chosen === CUSTOM
      ? parseAmount(text, CREDIT_CURRENCY)
      : proposals.find(({ value }) => value === chosen)?.centavos;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (centavos) onChosen(centavos);
      }}
    >
      <Options>
        <legend>Elige una cantidad</legend>
        {proposals.map(({ value, label, centavos: amount }) => (
          <Option key={value}>
            <input
              type="radio"
              name="easy-amount"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>{label}</span>
            <b>{showMoney(amount, CREDIT_CURRENCY)}</b>
          </Option>
        ))}
        <Option>
          <input
            type="radio"
            name="easy-amount"
            value={CUSTOM}
            checked={chosen === CUSTOM}
            onChange={() => setChosen(CUSTOM)}
          />
          <span>Otra cantidad</span>
        </Option>
      </Options>
      <AmountInput
        id="easy-custom-amount"
        label="Cantidad a pagar"
        size="md"
        currency={CREDIT_CURRENCY}
        value={text}
        disabled={chosen !== CUSTOM}
        onChange={(text) => onChoice({ ...choice, text })}
      />
      <Button type="submit" block disabled={!centavos} busy={busy && 'Un momento...'}>
        Continuar
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '3' } });
const Options = chakra('fieldset', {
  base: { display: 'grid', gap: '2', '& legend': { srOnly: true } },
});
const Option = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '52px',
    px: '14px',
    py: '10px',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    color: 'fg',
    cursor: 'pointer',
    '& input': { flex: 'none', boxSize: '20px', accentColor: '{colors.accent.solid}' },
    '& span': { flex: '1 1 6rem', lineHeight: '1.35' },
    '& b': { ms: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&:has(input:checked)': {
      borderColor: 'accent.border',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 .5px {colors.accent.border}',
    },
  },
});

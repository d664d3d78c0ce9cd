import { chakra } from '@chakra-ui/react/styled-system';
import type { Currency } from '#contract/shared/money';
import { formatAmount, parseAmount } from './amount';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

/** An amount as people write it; once left, it reads as the bank writes it. */
export function AmountInput({ currency, ...field }: FieldProps & { currency: Currency }) {
  const tidy = () => {
    const centavos = parseAmount(field.value, currency);
    if (centavos !== undefined) field.onChange(formatAmount(centavos));
  };
  return (
    <Field {...field}>
      <Frame>
        <Sign aria-hidden="true">$</Sign>
        <Digits
          id={field.id}
          name={field.id}
          value={field.value}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={tidy}
          {...describedBy(field)}
        />
        <Code aria-hidden="true">{currency}</Code>
      </Frame>
    </Field>
  );
}

const Edge = chakra('div', controlRecipe);
const Frame = chakra(Edge, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '64px',
    px: '4',
    py: '0',
    '&:focus-within': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
});
const numeral = { textStyle: 'numeral.lg' } as const;
const Sign = chakra('span', { base: { ...numeral, color: 'fg.subtle' } });
const Digits = chakra('input', {
  base: {
    ...numeral,
    flex: '1',
    minWidth: '0',
    py: '10px',
    bg: 'transparent',
    color: 'fg',
    outline: 'none',
    _placeholder: { color: 'fg.subtle' },
  },
});
const Code = chakra('span', { base: { color: 'fg.subtle', fontWeight: '500' } });

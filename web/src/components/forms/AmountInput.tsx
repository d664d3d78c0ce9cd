import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Currency } from '#contract/domain/money';
import { formatAmount, groupWhileTyping, parseAmount } from './amount';
import { describedBy, Field, type FieldProps } from './Field';
import { useFirstTapSelect } from './useFirstTapSelect';

type AmountInputProps = FieldProps & {
  currency: Currency;
  size?: 'md' | 'lg';
  disabled?: boolean;
  whole?: boolean;
  onLeave?: () => void;
};

/** Groups whole pesos while typed and the rest on blur. The first tap selects the amount, the next sets the caret. */
export function AmountInput({
  currency,
  size = 'lg',
  disabled = false,
  whole = false,
  onLeave,
  ...field
}: AmountInputProps) {
  const firstTap = useFirstTapSelect();
  const formatValue = () => {
    const centavos = parseAmount(field.value, currency);
    if (centavos !== undefined) field.onChange(formatAmount(centavos).replace(whole ? '.00' : '', ''));
  };
  return (
    <Field {...field}>
      <Frame size={size} off={disabled}>
        <Sign aria-hidden="true">$</Sign>
        <Digits
          ref={field.ref}
          id={field.id}
          name={field.id}
          value={field.value}
          disabled={disabled}
          inputMode="decimal"
          autoComplete="off"
          placeholder={whole ? '0' : '0.00'}
          {...firstTap}
          onChange={(event) => field.onChange(groupWhileTyping(field.value, event.target.value))}
          onBlur={() => {
            formatValue();
            onLeave?.();
          }}
          {...describedBy(field)}
        />
        <Code aria-hidden="true">{currency}</Code>
      </Frame>
    </Field>
  );
}

const { withContext } = createRecipeContext({ key: 'input' });
const Frame = chakra(withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div'), {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    px: '4',
    py: '0',
    '&:focus-within': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
  variants: {
    off: { true: { bg: 'bg.muted', borderStyle: 'dashed', cursor: 'not-allowed' } },
    size: {
      lg: { minHeight: '64px', textStyle: 'numeral.lg' },
      md: { minHeight: 'control', fontSize: '1rem', fontWeight: '500' },
    },
  },
});
const Sign = chakra('span', { base: { color: 'fg.subtle' } });
const Digits = chakra('input', {
  base: {
    font: 'inherit',
    flex: '1',
    minWidth: '0',
    py: '10px',
    bg: 'transparent',
    color: 'fg',
    outline: 'none',
    _placeholder: { color: 'fg.subtle' },
    _disabled: { cursor: 'not-allowed' },
  },
});
const Code = chakra('span', { base: { color: 'fg.subtle', fontSize: '1rem', fontWeight: '500' } });

import { chakra } from '@chakra-ui/react/styled-system';
import type { Currency } from '#contract/shared/money';
import { DEFAULT_CURRENCY, formatNumber, MINUS, NOT_AVAILABLE } from '../money/format';
import { VisuallyHidden } from './VisuallyHidden';

interface MoneyProps {
  /** As it comes on the wire: 1234.5 is $1,234.50; null is not known. */
  amount: number | null;
  currency?: Currency;
  size?: 'xl' | 'lg' | 'md' | 'sm' | 'text';
  /** 'movement' writes + before what comes in; a balance writes only its minus. */
  sign?: 'balance' | 'movement';
  /** Covered by dots: the customer does not want it seen. */
  hidden?: boolean;
}

/** Every amount on screen. Never breaks across lines; the minus is also said in words. */
export function Money({
  amount,
  currency = DEFAULT_CURRENCY,
  size = 'sm',
  sign = 'balance',
  hidden,
}: MoneyProps) {
  if (amount === null) return <Unknown>{NOT_AVAILABLE}</Unknown>;
  if (hidden)
    return (
      <Figure size={size}>
        <span aria-hidden="true">••••••</span>
        <VisuallyHidden>Saldo oculto</VisuallyHidden>
        <Code size={size}> {currency}</Code>
      </Figure>
    );
  const [units, cents] = formatNumber(amount).split('.');
  const incoming = sign === 'movement' && amount > 0;
  return (
    <Figure size={size} tone={incoming ? 'incoming' : 'normal'}>
      {amount < 0 && (
        <>
          <span aria-hidden="true">{MINUS}</span>
          <VisuallyHidden>menos </VisuallyHidden>
        </>
      )}
      {incoming && '+'}${units}
      <Cents size={size}>.{cents}</Cents>
      <Code size={size}> {currency}</Code>
    </Figure>
  );
}

const Figure = chakra('span', {
  base: {
    position: 'relative',
    whiteSpace: 'nowrap',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: {
    size: {
      xl: { textStyle: 'numeral.xl' },
      lg: { textStyle: 'numeral.lg' },
      md: { textStyle: 'numeral.md' },
      sm: { textStyle: 'numeral.sm' },
      text: { fontSize: 'inherit', lineHeight: 'inherit' },
    },
    tone: { normal: {}, incoming: { color: 'success.fg' } },
  },
});

const small = { fontSize: '.62em', letterSpacing: '-0.01em' };
const Cents = chakra('span', { variants: { size: { xl: small, lg: small, md: {}, sm: {}, text: {} } } });

const Code = chakra('span', {
  base: {
    color: 'fg.subtle',
    fontWeight: '500',
    letterSpacing: '0',
    '[data-on-brand] &': { color: 'fg.onBrandMuted' },
  },
  variants: {
    size: {
      xl: { fontSize: { base: '1rem', md: '1.125rem' } },
      lg: { fontSize: '0.9375rem' },
      md: { fontSize: '0.8125rem' },
      sm: { fontSize: '0.8125rem' },
      text: { fontSize: 'inherit', color: 'inherit', fontWeight: 'inherit' },
    },
  },
});

const Unknown = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });

import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Currency } from '#contract/domain/money';
import { DEFAULT_CURRENCY, formatMagnitude, formatMoney, MINUS, NOT_AVAILABLE } from '../lib/money/format';
import { useBalances } from './balances';

interface MoneyProps {
  /** Wire amount: 1234.5 is $1,234.50; null is unknown. */
  amount: number | null;
  currency?: Currency;
  size?: 'xl' | 'lg' | 'md' | 'sm' | 'text';
  /** 'movement' adds + to credits; 'balance' shows only a minus. */
  sign?: 'balance' | 'movement';
}

/** Screen readers say "menos" for a minus. Shows dots if balances are hidden. */
export function Money({ amount, currency = DEFAULT_CURRENCY, size = 'sm', sign = 'balance' }: MoneyProps) {
  const { hidden } = useBalances();
  if (amount === null) return <Unknown>{NOT_AVAILABLE}</Unknown>;
  if (hidden)
    return (
      <Figure size={size}>
        <HiddenAmount />
        <small>{` ${currency}`}</small>
      </Figure>
    );
  const [units, cents] = formatMagnitude(amount).split('.');
  const isIncoming = sign === 'movement' && amount > 0;
  return (
    <Figure htmlTranslate="no" size={size} tone={isIncoming ? 'incoming' : 'normal'}>
      {amount < 0 && (
        <>
          <span aria-hidden="true">{MINUS}</span>
          <VisuallyHidden>menos </VisuallyHidden>
        </>
      )}
      <span>{`${isIncoming ? '+' : ''}$${units}`}</span>
      <i>{`.${cents}`}</i>
      <small>{` ${currency}`}</small>
    </Figure>
  );
}

export const PlainMoney = ({ amount, currency }: { amount: number | null; currency: Currency }) =>
  amount === null ? (
    <span>{NOT_AVAILABLE}</span>
  ) : (
    <Coverable>{formatMoney({ amount, currencyCode: currency }).replace(` ${currency}`, '')}</Coverable>
  );

export const Coverable = ({ children }: { children: string }) =>
  useBalances().hidden ? <HiddenAmount /> : <span translate="no">{children}</span>;

const HiddenAmount = () => (
  <span>
    <span aria-hidden="true">••••••</span>
    <VisuallyHidden>Saldo oculto</VisuallyHidden>
  </span>
);

/* One styled element per amount, because lists have many; its parts are plain elements. */
const bigCents = { '& > i': { fontSize: '.62em', letterSpacing: '-0.01em' } };

const Figure = chakra('span', {
  base: {
    position: 'relative',
    whiteSpace: 'nowrap',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > i': { fontStyle: 'normal' },
    '& > small': {
      fontSize: 'min(0.8125rem, 5vw)',
      fontWeight: '500',
      letterSpacing: '0',
      color: 'fg.subtle',
    },
  },
  variants: {
    size: {
      xl: {
        textStyle: 'numeral.xl',
        ...bigCents,
        '& > small': { fontSize: { base: 'min(1rem, 5.5vw)', md: 'min(1.125rem, 3vw)' } },
      },
      lg: { textStyle: 'numeral.lg', ...bigCents, '& > small': { fontSize: 'min(0.9375rem, 5.5vw)' } },
      md: { textStyle: 'numeral.md' },
      sm: { textStyle: 'numeral.sm' },
      text: {
        fontSize: 'inherit',
        lineHeight: 'inherit',
        '& > small': { fontSize: 'inherit', color: 'inherit', fontWeight: 'inherit' },
      },
    },
    tone: { normal: {}, incoming: { color: 'success.fg' } },
  },
});

const Unknown = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });

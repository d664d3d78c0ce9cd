import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Currency, formatCentavos } from '#contract/domain/money';

type BarFigureProps = {
  label: ReactNode;
  /** Centavos. */
  amount: number;
  currency?: Currency;
};

/** Shows the total in the sticky button bar on phones. Must be the last child of the fields. */
export const BarFigure = ({ label, amount, currency = 'MXN' }: BarFigureProps) => (
  <Edge>
    <Labels>
      <small>{label}</small>
      <b>{formatCentavos(amount, currency).replace(' MXN', '')}</b>
    </Labels>
  </Edge>
);

/** Distance from the end of the fields to the end of the button bar. */
const BAR_OFFSET = 'calc({spacing.6} + 77px + env(safe-area-inset-bottom))';
/** Share of the bar's width; zero on small phones and with enlarged text. */
const SHARE = 'max(0px, min(46%, (100% - 18.5rem) * 999))';

const Edge = chakra('div', {
  base: {
    display: 'none',
    mdDown: {
      display: 'block',
      position: 'sticky',
      bottom: BAR_OFFSET,
      height: '0',
      zIndex: 'calc({zIndex.sticky} + 1)',
      '& + div': { paddingInlineStart: `calc({spacing.4} + ${SHARE})` },
    },
  },
});
const Labels = chakra('p', {
  base: {
    position: 'absolute',
    top: 'calc({spacing.6} + 13px)',
    insetInlineStart: '0',
    width: SHARE,
    height: 'control',
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& small': { textStyle: 'body.xs', color: 'fg.muted' },
    '& b': { textStyle: 'numeral.sm' },
  },
});

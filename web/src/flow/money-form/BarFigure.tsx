import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatCentavos } from '#contract/domain/money';

type BarFigureProps = {
  label: ReactNode;
  /** Centavos, in pesos. */
  amount: number;
};

/** On a phone the bar with the button says what the form comes to, wherever that is: put last among the fields. */
export const BarFigure = ({ label, amount }: BarFigureProps) => (
  <Edge>
    <Words>
      <small>{label}</small>
      <b>{formatCentavos(amount, 'MXN').replace(' MXN', '')}</b>
    </Words>
  </Edge>
);

/** From the end of the fields to that of the bar with the step's buttons, which comes after them. */
const BAR = 'calc({spacing.6} + 77px + env(safe-area-inset-bottom))';
/** Of the bar's width; nothing on a small phone, and where larger text leaves the button no more. */
const SHARE = 'max(0px, min(46%, (100% - 18.5rem) * 999))';

/* Where the fields end over that bar, whether it is at its place or at the window's foot. */
const Edge = chakra('div', {
  base: {
    display: 'none',
    mdDown: {
      display: 'block',
      position: 'sticky',
      bottom: BAR,
      height: '0',
      zIndex: 'calc({zIndex.sticky} + 1)',
      '& + div': { paddingInlineStart: `calc({spacing.4} + ${SHARE})` },
    },
  },
});
const Words = chakra('p', {
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

import { chakra } from '@chakra-ui/react/styled-system';
import { showMoney } from '#contract/shared/money';
import { type Chosen, paymentOf } from './cost';

/** On a phone the bar with the button says what a month comes to, wherever the form is. */
export const MonthlyBar = ({ chosen }: { chosen: Chosen }) => (
  <Edge>
    <Words>
      <small>Cada mes</small>
      <b>{showMoney(paymentOf(chosen), 'MXN').replace(' MXN', '')}</b>
    </Words>
  </Edge>
);

/** From the end of the fields to that of the bar with the step's buttons, which comes after them. */
const BAR = 'calc({spacing.6} + 77px + env(safe-area-inset-bottom))';
/** Of the bar's width; nothing where larger text leaves the button no more. */
const SHARE = 'max(0px, min(46%, 100% - 11rem))';

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

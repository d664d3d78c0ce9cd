import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' };

export const globalCss = defineGlobalStyles({
  'html': { colorScheme: 'light', scrollPaddingTop: '80px', textSizeAdjust: '100%' },
  'html.dark': { colorScheme: 'dark' },
  'body': {
    minHeight: '100dvh',
    fontFamily: 'body',
    fontSize: '1rem',
    lineHeight: '1.5',
    color: 'fg',
    bg: 'bg',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2': { textWrap: 'balance' },
  'p, li, dd': { textWrap: 'pretty' },
  'td, time': tabular,
  'button:not(:disabled)': { cursor: 'pointer' },
  /* A real outline, so that Windows' contrast themes keep it. */
  ':focus-visible': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  '[data-on-brand] :focus-visible': { outlineColor: 'focus.ringOnBrand' },
  /* Headings take focus so that screen readers announce the page; nobody acts on them. */
  'h1:focus-visible': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
});

import { chakra } from '@chakra-ui/react/styled-system';

/** Width of the axis labels, relative to the text size. */
const SIDE = '3.5rem';

export const ChartFrame = chakra('div', {
  base: {
    mt: '1',
    pe: SIDE,
    pb: '1.75rem',
    touchAction: 'pan-y',
    cursor: 'crosshair',
    containerType: 'inline-size',
    borderRadius: 'control',
    fontSize: '0.8125rem',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
    userSelect: 'none',
    _focusVisible: { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
  variants: {
    /** Without axis labels; point names are drawn near the line. */
    small: {
      true: {
        'pe': '0',
        'pb': '3rem',
        '--under': '26px',
        '& > :first-of-type': { minHeight: '5.5rem', pb: '24px' },
        '& > :last-of-type': { height: '7rem' },
      },
    },
  },
});

/** Fixed height, so that changing texts do not move the chart. */
export const Reading = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: '6rem',
    pb: '6px',
    '& > span': { flexBasis: '0', minWidth: '0' },
    '& > div': {
      flex: 'none',
      maxWidth: '100%',
      px: '3',
      py: '2',
      bg: 'bg.raised',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      boxShadow: 'md',
      lineHeight: '1.4',
      color: 'fg.muted',
    },
    '& b': { display: 'block', fontSize: '0.9375rem', fontWeight: '600', color: 'fg' },
  },
});

export const Plot = chakra('div', { base: { position: 'relative', height: '12rem' } });

export const Grid = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    height: '1px',
    bg: 'border.subtle',
    '& > span': {
      position: 'absolute',
      insetInlineStart: '100%',
      width: SIDE,
      textAlign: 'end',
      transform: 'translateY(-50%)',
    },
  },
});

export const Line = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    '& > *': { vectorEffect: 'non-scaling-stroke' },
    '& > polygon': { fill: 'accent.subtle', _highContrast: { fill: 'Canvas' } },
    '& > polyline': {
      fill: 'none',
      stroke: 'meter.used',
      strokeWidth: '2.5',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      _highContrast: { stroke: 'CanvasText' },
    },
    '& > line': {
      stroke: 'fg.subtle',
      strokeWidth: '1.5',
      strokeDasharray: '3 5',
      _highContrast: { stroke: 'CanvasText' },
    },
  },
});

export const Level = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '6px', mt: '4px', color: 'fg.muted', whiteSpace: 'nowrap' },
});

const spot = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  bg: 'bg.panel',
  borderStyle: 'solid',
  borderRadius: 'full',
} as const;
export const Mark = chakra('i', {
  base: { ...spot, boxSize: '14px', borderWidth: '3.5px', borderColor: 'meter.used' },
});
export const ReadingDot = chakra('i', {
  base: { ...spot, boxSize: '18px', borderWidth: '5px', borderColor: 'fg' },
  variants: { isNow: { true: { borderColor: 'chart.now' } } },
});
/** Label of a point, kept inside the chart. */
export const PointLabel = chakra('i', {
  base: {
    ...spot,
    boxSize: '8px',
    borderWidth: '4px',
    borderColor: 'meter.used',
    '& > span': {
      position: 'absolute',
      left: '0',
      bottom: '8px',
      fontStyle: 'normal',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
    },
  },
  variants: { isBelow: { true: { '& > span': { bottom: 'auto', top: '8px' } } } },
});
/** Vertical line from the reading to its day. */
export const DayLine = chakra('i', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    width: '1.5px',
    bg: 'fg.muted',
    transform: 'translateX(-50%)',
    _highContrast: { bg: 'CanvasText' },
  },
});

export const Dates = chakra('div', {
  base: {
    '& > span': { position: 'absolute', top: 'calc(100% + var(--under, 6px))', whiteSpace: 'nowrap' },
    '& small': { fontSize: 'inherit' },
    // Drops labels that do not fit: first the year, then every other name, then the middle one.
    '@container (max-width: 20rem)': { '& small': { display: 'none' } },
    '@container (max-width: 14rem)': { '& > span:nth-of-type(even)': { display: 'none' } },
    '@container (max-width: 9rem)': { '& > span:nth-of-type(3)': { display: 'none' } },
  },
});

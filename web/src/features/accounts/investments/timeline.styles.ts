import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { NARROW, tableContainer } from '#web/components/theme/container.ts';

export const TimelineCard = chakra(Card.Root, { base: { overflow: 'hidden', ...tableContainer } });

const columns = {
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) 11.5rem 20px',
  columnGap: '5',
  px: '5',
} as const;

export const Head = chakra('div', {
  base: {
    ...columns,
    py: '10px',
    bg: 'bg.subtle',
    fontSize: '0.8125rem',
    fontWeight: '600',
    color: 'fg.subtle',
    '& > :last-child': { textAlign: 'end' },
    [NARROW]: { '&&': { display: 'none' } },
  },
});
export const Months = chakra('span', {
  base: { position: 'relative', '& > span': { position: 'absolute', whiteSpace: 'nowrap', ps: '1' } },
});

export const Rows = chakra('ul', {
  base: { listStyle: 'none', '& > li': { borderTop: '1px solid {colors.border.subtle}' } },
});

export const Row = chakra(Link, {
  base: {
    ...columns,
    position: 'relative',
    alignItems: 'center',
    minHeight: '72px',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '& b': { display: 'block', fontWeight: '600' },
    '& > [data-cell] > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    '& > [data-cell=name]': { py: '2' },
    '& > [data-cell=sums]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& > [data-cell=passed]': { display: 'none' },
    '& > svg': { color: 'fg.subtle' },
    [NARROW]: {
      '&&': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: '3',
        rowGap: '1',
        ps: '4',
        pe: '10',
        py: '3',
      },
      '& > [data-cell=name]': { flex: '1 1 8rem', py: '0' },
      '& > [data-cell=sums]': { ms: 'auto' },
      '& > svg': { position: 'absolute', insetInlineEnd: '3', top: 'calc(50% - 10px)' },
      '& > [data-cell=passed]': {
        display: 'block',
        flex: '1 0 100%',
        height: '10px',
        mt: '1',
        borderRadius: 'tag',
        overflow: 'hidden',
        bg: 'meter.track',
        '& > span': {
          display: 'block',
          height: '100%',
          bg: 'meter.used',
          _highContrast: { bg: 'CanvasText' },
        },
      },
    },
  },
});

export const Line = chakra('span', {
  base: {
    position: 'relative',
    alignSelf: 'stretch',
    '& > *': { position: 'absolute', top: '0', bottom: '0' },
    '& > hr': { width: '1px', border: 'none', bg: 'border.subtle' },
    '& > hr[data-of=now]': { width: '2px', bg: 'chart.now', zIndex: '1' },
    '& > i': { top: 'calc(50% - 5px)', bottom: 'auto', height: '10px', borderRadius: 'tag' },
    '& > [data-of=ahead]': { bg: 'meter.track', boxShadow: 'inset 0 0 0 1px {colors.border}' },
    '& > [data-of=passed]': { bg: 'meter.used', _highContrast: { bg: 'CanvasText' } },
    '& > [data-cut]': { borderTopLeftRadius: '0', borderBottomLeftRadius: '0' },
    '& > [data-of=interest]': {
      top: 'calc(50% + 12px)',
      boxSize: '6px',
      bg: 'meter.used',
      borderRadius: 'full',
      transform: 'translateX(-50%)',
    },
    '& > [data-of=end]': {
      top: 'calc(50% - 8px)',
      boxSize: '16px',
      bg: 'bg.panel',
      border: '3px solid {colors.meter.used}',
      borderRadius: 'full',
      transform: 'translateX(-50%)',
    },
    '& > [data-of=end-day]': {
      top: 'calc(50% - 29px)',
      bottom: 'auto',
      px: '3px',
      bg: 'bg.panel',
      fontSize: '0.8125rem',
      lineHeight: '17px',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      transform: 'translateX(-50%)',
      zIndex: '1',
    },
    [NARROW]: { display: 'none' },
  },
});

export const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'bg.subtle',
    borderTop: '1px solid {colors.border.subtle}',
    listStyle: 'none',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > li::before': { content: '""', boxSize: '10px', borderRadius: '3px' },
    '& > [data-of=passed]::before': { bg: 'meter.used' },
    '& > [data-of=ahead]::before': { bg: 'meter.track', border: '1px solid {colors.border.emphasized}' },
    '& > [data-of=interest]::before': { boxSize: '6px', bg: 'meter.used', borderRadius: 'full' },
    '& > [data-of=now]::before': { width: '2px', height: '14px', bg: 'chart.now' },
    [NARROW]: { '& > :is([data-of=interest], [data-of=now])': { display: 'none' } },
  },
});

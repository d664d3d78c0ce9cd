import { chakra } from '@chakra-ui/react/styled-system';
import { addDays, type BankDate } from '#contract/domain/dates';
import { shortDate } from '#web/lib/format/dates.ts';
import { HEIGHTS } from '../../layout.styles';

/** '23 nov', 'Hoy', 'Ayer' */
export const pastDayText = (date: BankDate, today: BankDate): string => {
  if (date === today) return 'Hoy';
  return date === addDays(today, -1) ? 'Ayer' : shortDate(date);
};

/** Rows of movements and failed orders; each is one link. */
export const MovementList = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '3', md: '14px' },
      minHeight: HEIGHTS.movement,
      px: { base: '4', md: '5' },
      py: '10px',
      color: 'inherit',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
    '& a > :last-child': { ms: 'auto' },
    '& a > :last-child > svg': { color: 'fg.subtle' },
    '& a > span:nth-of-type(2)': {
      // With large text the amount wraps below.
      flex: '1 1 5.5rem',
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& > *': { display: 'block' },
      '& > b': { fontWeight: '600', lineHeight: '1.35' },
      '& > small': { textStyle: 'body.sm', color: 'fg.subtle' },
      '& strong': { color: 'danger.fg', fontWeight: '600' },
      '&[data-wide]': { flexBasis: '13rem' },
    },
  },
});

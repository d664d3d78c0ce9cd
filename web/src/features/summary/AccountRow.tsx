import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Account, accountName } from '#contract/domain/account';
import { Icon } from '#web/components/Icon.tsx';
import { detailOf } from '#web/lib/addresses/summary.ts';
import { NARROW } from './layout.styles';

type AccountRowProps = { account: Account; drawn?: true; children: ReactNode };

export const AccountRow = ({ account, drawn, children }: AccountRowProps) => (
  <Row to={detailOf(account)} data-drawn={drawn && ''}>
    <span>
      <b translate="no">{accountName(account)}</b>
      <small>
        <span>{account.type}</span> <span translate="no">{account.displayId}</span>
      </small>
    </span>
    <span>{children}</span>
    <Icon as={ChevronRight} />
  </Row>
);

/* A single styled element per row, since there may be many rows. */
const Row = chakra(Link, {
  base: {
    display: 'flex',
    // With large text on a phone the amount wraps below the name.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    minHeight: '72px',
    pl: { base: '4', md: '5' },
    pr: { base: '10px', md: '3' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '& svg': { color: 'fg.subtle' },
    '& > span:first-of-type': { flex: '1 1 5rem', minWidth: '0' },
    '& > span:last-of-type': {
      position: 'relative',
      ml: 'auto',
      textAlign: 'right',
      _empty: { display: 'none' },
    },
    // In narrow rows a card's limit goes on a line of its own.
    '& > span:last-of-type:has(> small:only-child)': {
      [NARROW]: { order: '1', flex: '1 0 100%', textAlign: 'start' },
    },
    '& > span > b': { display: 'block', fontWeight: '600', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& > span > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& small[data-note]': { [NARROW]: { maxWidth: '9rem', ms: 'auto' } },
    // Reserves room for the trend chart.
    '&[data-drawn] > span:last-of-type': { minWidth: { lg: '19rem' } },
    '& small > [translate=no]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& small[data-late]': { color: 'danger.fg' },
  },
});

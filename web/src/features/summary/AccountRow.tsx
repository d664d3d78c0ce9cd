import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import type { Money as MoneyValue } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import { accountUrl } from '#web/lib/addresses/summary.ts';

type AccountRowProps = {
  account: Account;
  /** Balance to show instead of the account's first balance. */
  balance?: MoneyValue;
  children?: Slot;
};

/** Row with name and balance; below them the type and `children`. */
export function AccountRow({ account, balance = primaryBalance(account), children }: AccountRowProps) {
  return (
    <Row to={accountUrl(account)}>
      <b translate="no">{accountName(account)}</b>
      <Money
        amount={balance?.amount ?? null}
        currency={balance?.currencyCode ?? account.defaultCurrency}
        size="md"
      />
      <small>
        <span>{account.type}</span> <span translate="no">{account.displayId}</span>
        {children}
      </small>
    </Row>
  );
}

/* A single styled element per row, since there may be many rows. */
const Row = chakra(Link, {
  base: {
    display: 'flex',
    // With large text on a phone the amount wraps below the name.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: '3',
    minHeight: '70px',
    px: { base: '4', md: '5' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '& > b': {
      flex: '1 1 6rem',
      minWidth: 0,
      fontWeight: '600',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
    },
    '& > small': { flex: '1 0 100%', textStyle: 'body.sm', color: 'fg.subtle' },
    '& em': { display: 'block', fontStyle: 'normal' },
    '& > small > [translate=no]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});

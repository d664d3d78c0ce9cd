import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type Account, primaryBalance } from '#contract/shared/account';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import { detailOf } from './addresses';

const revolving: readonly Account['type'][] = ['Tarjeta de Crédito', 'Línea de Crédito'];

/** One account: the whole row leads to its detail. */
export function AccountRow({ account, hidden }: { account: Account; hidden: boolean }) {
  const balance = primaryBalance(account);
  const name = account.alias ?? account.description;
  return (
    <Row to={detailOf(account)}>
      <span>
        <b>{name}</b>
        <small>
          {account.type} <span>{account.displayId}</span>
        </small>
      </span>
      <span>
        <Money
          amount={balance?.amount ?? null}
          currency={balance?.currencyCode ?? account.defaultCurrency}
          size="md"
          hidden={hidden}
        />
        {revolving.includes(account.type) && <small>Saldo utilizado</small>}
      </span>
      <Icon as={ChevronRight} />
    </Row>
  );
}

/* One styled element for the whole row: a customer may have many. */
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    minHeight: '72px',
    pl: { base: '4', md: '5' },
    pr: { base: '10px', md: '3' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '& svg': { color: 'fg.subtle' },
    '& > span:first-of-type': { flex: '1', minWidth: '0' },
    '& > span:last-of-type': { textAlign: 'right' },
    '& > span > b': { display: 'block', fontWeight: '600', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& > span > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& small > span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});

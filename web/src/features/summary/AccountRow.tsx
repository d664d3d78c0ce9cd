import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type Account, primaryBalance, slugOf } from '#contract/shared/account';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';

const revolving: readonly Account['type'][] = ['Tarjeta de Crédito', 'Línea de Crédito'];

/** One account: the whole row leads to its detail. */
export function AccountRow({ account, hidden }: { account: Account; hidden: boolean }) {
  const balance = primaryBalance(account);
  const name = account.alias ?? account.description;
  return (
    <Row to={`/account-summary/details/${slugOf[account.type]}/${encodeURIComponent(account.key)}`}>
      <Name>
        <b>{name}</b>
        <Kind>
          {account.type} <Nowrap>{account.displayId}</Nowrap>
        </Kind>
      </Name>
      <Balance>
        <Money
          amount={balance?.amount ?? null}
          currency={balance?.currencyCode ?? account.defaultCurrency}
          size="md"
          hidden={hidden}
        />
        {revolving.includes(account.type) && <Kind>Saldo utilizado</Kind>}
      </Balance>
      <Icon as={ChevronRight} />
    </Row>
  );
}

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
  },
});

const Name = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    '& > b': { display: 'block', fontWeight: '600', lineHeight: '1.35', overflowWrap: 'anywhere' },
  },
});

const Kind = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' } });
const Nowrap = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
const Balance = chakra('span', { base: { textAlign: 'right', ml: 'auto' } });

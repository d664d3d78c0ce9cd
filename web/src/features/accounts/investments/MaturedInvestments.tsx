import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatAccount } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Investment } from '#contract/domain/investment';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { nameOf } from './labels';
import { totalReceived } from './timeline';

type MaturedInvestmentsProps = {
  investments: readonly Investment[];
  today: BankDate;
  linkTo: (investment: Investment) => string;
};

export const MaturedInvestments = ({ investments, today, linkTo }: MaturedInvestmentsProps) => (
  <Card.Root overflow="hidden">
    <List>
      {investments.map((investment) => (
        <li key={investment.key}>
          <Row to={linkTo(investment)}>
            <span>
              <b>{nameOf(investment)}</b>{' '}
              <small>
                {investment.maturityDate === today && investment.toAccount
                  ? `Hoy, se depositó en ${formatAccount(investment.toAccount)}`
                  : `${formatDate(investment.startDate)} a ${formatDate(investment.maturityDate)}`}
              </small>
            </span>{' '}
            <Badge>Terminada</Badge>{' '}
            <Money amount={totalReceived(investment)} currency={investment.currencyCode} />
            <Icon as={ChevronRight} />
          </Row>
        </li>
      ))}
    </List>
  </Card.Root>
);

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});
const Row = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    position: 'relative',
    minHeight: '72px',
    ps: { base: '4', md: '5' },
    pe: '12',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > span:first-of-type': { flex: '1 1 12rem', minWidth: '0' },
    '& b': { display: 'block', fontWeight: '600' },
    '& span > small:only-of-type': { textStyle: 'body.sm', color: 'fg.muted' },
    '& > svg': { position: 'absolute', insetInlineEnd: '5', top: 'calc(50% - 10px)', color: 'fg.subtle' },
  },
});

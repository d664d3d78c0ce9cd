import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Investment } from '#contract/investment';
import type { BankDate } from '#contract/shared/dates';
import { formatDate } from '../../../format/dates';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Money } from '../../../ui/Money';
import { Tag } from '../../../ui/Tag';
import { receivedOf } from './timeline';
import { nameOf } from './words';

type EndedProps = {
  investments: readonly Investment[];
  today: BankDate;
  linkTo: (investment: Investment) => string;
};

/** What has come back, and with how much. */
export const Ended = ({ investments, today, linkTo }: EndedProps) => (
  <Card overflow="hidden">
    <List>
      {investments.map((investment) => (
        <li key={investment.key}>
          <Row to={linkTo(investment)}>
            <span>
              <b>{nameOf(investment)}</b>{' '}
              <small>
                {investment.maturityDate === today && investment.toAccount
                  ? `Hoy, se depositó en ${investment.toAccount.description} ${investment.toAccount.displayId}`
                  : `${formatDate(investment.startDate)} a ${formatDate(investment.maturityDate)}`}
              </small>
            </span>{' '}
            <Tag>Terminada</Tag> <Money amount={receivedOf(investment)} currency={investment.currencyCode} />
            <Icon as={ChevronRight} />
          </Row>
        </li>
      ))}
    </List>
  </Card>
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

import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BankDate } from '#contract/shared/dates';
import { formatDate } from '../../format/dates';

type UpcomingRowProps = { to: string; date: BankDate; name: string; late: boolean; children: ReactNode };

/** What has to be paid by a day; all of it leads to where it is paid. */
export function UpcomingRow({ to, date, name, late, children }: UpcomingRowProps) {
  const [day, month] = formatDate(date).split(' ');
  return (
    <Row to={to}>
      <time dateTime={date}>
        <b>{day}</b> {month}
      </time>
      <span>
        {name}
        {late && <strong> Vencido</strong>}
        <br />
        {children}
      </span>
    </Row>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: '5',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
    '& > time': { width: '44px', flex: 'none', textAlign: 'center', textStyle: 'body.xs', color: 'fg.muted' },
    '& > time > b': { display: 'block', textStyle: 'numeral.md', color: 'fg' },
    '& > span': { textStyle: 'body.sm', color: 'fg.muted', minWidth: 0 },
    '& > span > span': { color: 'fg' },
    '& strong': { color: 'danger.fg' },
  },
});
export const UpcomingList = chakra('ul', {
  base: { '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});

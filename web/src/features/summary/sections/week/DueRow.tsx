import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Clock } from 'lucide-react';
import { type BankDate, weekday } from '#contract/domain/dates';
import { isOpenDaily } from '#contract/domain/hours';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatDate, shortDate } from '#web/lib/format/dates.ts';
import type { Due } from './due';

const DAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** Returns the weekday, or the month of an overdue date. */
const dayCaption = (date: BankDate, today: BankDate): string => {
  if (date === today) return 'hoy';
  return date < today ? formatDate(date).slice(3, 6) : (DAYS[weekday(date)] ?? '');
};

/** 'hoy', 'mié 25' */
export const weekdayText = (date: BankDate, today: BankDate): string =>
  date === today ? 'hoy' : `${DAYS[weekday(date)]}\u00a0${Number(date.slice(8))}`;

export const DueRow = ({ due, today }: { due: Due; today: BankDate }) => (
  <Row>
    <time dateTime={due.date}>
      <b>{Number(due.date.slice(8))}</b> <span>{dayCaption(due.date, today)}</span>
    </time>
    <div>
      <b translate="no">{due.name}</b>
      <small>
        {due.status === 'late' && <strong>{`Venció el ${shortDate(due.date)}. `}</strong>}
        <span>{due.about}</span>
      </small>
    </div>
    <span>
      {due.amount ? (
        <Money amount={due.amount.amount} currency={due.amount.currencyCode} />
      ) : (
        <small>{UNBILLED}</small>
      )}
    </span>
    <End due={due} />
  </Row>
);

const End = ({ due: { status, to, name, isBill = false } }: { due: Due }) =>
  to === undefined ? (
    <ScheduledBadge tone={status === 'planned' ? 'info' : 'neutral'}>
      <Icon as={Clock} size="sm" />
      <span>{status === 'planned' ? 'Programado' : 'Se cobra solo'}</span>
    </ScheduledBadge>
  ) : (
    <LinkButton to={to} variant="subtle" size="sm">
      <span>{isBill && !isOpenDaily('bill-payments', bankNow()) ? 'Programar' : 'Pagar'}</span>{' '}
      <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  );

const ScheduledBadge = chakra(Badge, {
  base: { justifyContent: 'center', minHeight: '28px', whiteSpace: 'nowrap' },
});

/* By the width of the card: on a desktop it is in a narrow column. */
const WIDE = '@container (min-width: 30rem)';

const Row = chakra('li', {
  base: {
    'display': 'grid',
    'gridTemplateColumns': '36px minmax(0, 1fr) auto',
    'alignItems': 'center',
    'alignContent': 'center',
    'columnGap': '3',
    'rowGap': '2px',
    'minHeight': '84px',
    'px': { base: '4', md: '5' },
    'py': '10px',
    '& > time': { textAlign: 'center', textStyle: 'body.xs', lineHeight: '1.1', color: 'fg.subtle' },
    '& > time > b': { display: 'block', textStyle: 'numeral.md', color: 'fg' },
    '& > *': { gridRow: '1 / 3' },
    // The amount goes below the name.
    '& > div': { gridRow: '1', alignSelf: 'end', overflowWrap: 'anywhere' },
    '& > div + span': { gridArea: '2 / 2', alignSelf: 'start' },
    '& > div > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { textStyle: 'body.sm', color: 'fg.subtle' },
    '& strong': { color: 'danger.fg', fontWeight: '600' },
    [WIDE]: {
      'gridTemplateColumns': '44px minmax(0, 1fr) auto 132px',
      'columnGap': '14px',
      'minHeight': '66px',
      '& > *, & > div, & > div + span': { gridArea: 'auto', alignSelf: 'center' },
      '& > div + span': { textAlign: 'end' },
    },
    '@container (max-width: 15rem)': {
      'gridTemplateColumns': 'auto minmax(0, 1fr)',
      '& > *, & > time': { gridArea: 'auto', gridColumn: '2' },
      '& > time': { gridArea: '1 / 1', alignSelf: 'start' },
      '& > :last-child': { justifySelf: 'start' },
    },
  },
});

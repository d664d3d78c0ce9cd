import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, ChevronDown, ChevronUp, CircleAlert, ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Link } from '#web/components/Link.tsx';
import { PlainMoney } from '#web/components/Money.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { PAYMENTS_HUB } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { useFailedOrders } from '#web/features/failed-orders/useFailedOrders.ts';
import { earliestFailureOnHome, useDismissedFailures } from '#web/flow/receipt/dismissed-failures.ts';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { totalInCheques } from '../../accounts';
import { HEIGHTS } from '../../layout.styles';
import { nextPayroll } from '../balance/payroll';
import { useSpendable } from '../balance/spendable';
import { FailureMessage } from '../CompactMessage';
import { MovementList } from '../movements/MovementList';
import { useRecent } from '../movements/recent';
import { type Answer, answerOf, paydayText, shortFromText } from './answer';
import { DueRow, weekdayText } from './DueRow';
import { type Due, weekOf } from './due';
import { FailedOrderLink } from './FailedOrderLink';
import { sumOfWeek, unreadBillsText } from './sum';
import { useDue } from './useDue';
import { WeekFooter } from './WeekFooter';

type WeekProps = { accounts?: readonly Account[]; today: BankDate };

/**
 * One line that shows whether the money suffices for the week, and what failed. It expands the list of both. Reads
 * the payments while the accounts are still loading.
 */
export function Week({ accounts, today }: WeekProps) {
  const [isOpen, toggle] = useOpenWeek();
  const list = useId();
  const dues = useDue(accounts, today);
  const { due, missing, unreadBills, fetching, retry } = dues;
  const { spendable, isKnown, pending: isSplitting } = useSpendable(accounts ?? []);
  const recent = useRecent(spendable, today);
  const failed = useFailedOrders({ since: earliestFailureOnHome(today) });
  const { isDismissed } = useDismissedFailures();
  const failedOrders = failed.orders.filter(({ key }) => !isDismissed(key));
  const { week, next } = weekOf(due, today);
  const funds = isKnown ? totalInCheques(spendable, 'MXN') : undefined;
  const { counted, left } = sumOfWeek(week, funds);
  const pending =
    dues.pending || failed.pending || isSplitting || (left !== undefined && left < 0 && recent.pending);
  const isIncomplete = missing.length > 0 || unreadBills.length > 0;
  if (!pending && week.length === 0 && isIncomplete)
    return (
      <section aria-label="Esta semana">
        <FailureMessage
          sourceName={missing.length > 0 ? 'lo que vence esta semana' : unreadBillsText(unreadBills)}
          minHeight={HEIGHTS.week}
          onRetry={retry}
          retrying={fetching}
        />
      </section>
    );
  const payroll = nextPayroll(recent.read, today);
  const answer =
    missing.length === 0 && counted > 0 ? answerOf(week, { available: funds, payroll, today }) : undefined;
  const isShort = answer?.shortFrom !== undefined;
  const lateCount = week.filter(({ status }) => status === 'late').length;
  const isAlarming = isShort || lateCount > 0 || failedOrders.length > 0;
  const title = (
    <>
      {lateCount > 0 && <strong>{lateText(lateCount)}</strong>}
      <span>{titleText(week, lateCount)}</span>
      {answer && <WeekAnswer answer={answer} today={today} />}
    </>
  );
  const details = [...listTexts(week, today), ...(week.length === 0 && next ? [nextText(next)] : [])].join(
    ' · ',
  );
  return (
    <Box as="section" aria-label="Esta semana" data-late={lateCount > 0 ? '' : undefined}>
      {pending ? (
        <div data-line="" aria-hidden="true">
          <Skeleton boxSize="40px" borderRadius="full" />
          <span>
            <Skeleton height="18px" width="70%" />
            <Skeleton height="18px" width="90%" mt="2" />
          </span>
        </div>
      ) : week.length === 0 && failedOrders.length === 0 ? (
        <div data-line="">
          <AvatarCircle aria-hidden="true" tint="nopal">
            <Icon as={Check} />
          </AvatarCircle>
          <span>
            <b>{titleText(week, lateCount)}</b>
            {next && <small>{details}</small>}
          </span>
        </div>
      ) : (
        <button
          type="button"
          data-line=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={toggle}
        >
          <AvatarCircle aria-hidden="true" tint={isAlarming ? 'grana' : 'cempasuchil'}>
            <Icon as={isAlarming ? CircleAlert : ReceiptText} />
          </AvatarCircle>
          <span>
            {failedOrders.length > 0 ? (
              <>
                <b>
                  <strong>{failedText(failedOrders.length)}</strong>
                </b>
                <small>
                  {title}
                  {week.length === 0 && next && <span>{`. ${details}`}</span>}
                </small>
              </>
            ) : (
              <>
                <b>{title}</b>
                <small>{details}</small>
              </>
            )}
          </span>
          <Icon as={isOpen ? ChevronUp : ChevronDown} />
        </button>
      )}
      {!pending && isOpen && (
        <div id={list}>
          {failedOrders.length > 0 && <ListTitle>No se hicieron, sin ningún cargo</ListTitle>}
          <MovementList>
            {failedOrders.map((order) => (
              <li key={order.key}>
                <FailedOrderLink order={order} today={today} />
              </li>
            ))}
          </MovementList>
          {failedOrders.length > 0 && week.length > 0 && <ListTitle>Por pagar esta semana</ListTitle>}
          <PagedRows rows={week} list="week" end="Ya viste todos.">
            {(rows) => (
              <ul>
                {rows.map((each) => (
                  <DueRow key={each.key} due={each} today={today} />
                ))}
              </ul>
            )}
          </PagedRows>
        </div>
      )}
      {!pending && week.length > 0 && (isOpen || isIncomplete) && (
        <WeekFooter
          week={week}
          answer={answer}
          today={today}
          accounts={spendable}
          unreadBills={unreadBills}
          missing={missing}
          onRetry={retry}
          retrying={fetching}
        />
      )}
      {!pending && isOpen && (
        <Calendar to={PAYMENTS_HUB.to} variant="plain">
          Ver calendario
        </Calendar>
      )}
    </Box>
  );
}

/** Returns whether the list is open, and toggles it. Back finds it as it was left; a link to the home closes it. */
function useOpenWeek() {
  const isBack = useNavigationType() === 'POP';
  const [isOpen, setOpen] = useState(() => isBack && appState.getState().disclosures.isWeekOpen);
  const toggle = () => {
    setOpen(!isOpen);
    updateSlice('disclosures', { isWeekOpen: !isOpen });
  };
  return [isOpen, toggle] as const;
}

type WeekAnswerProps = { answer: Answer; today: BankDate };

const WeekAnswer = ({ answer: { left, shortFrom, payroll }, today }: WeekAnswerProps) =>
  shortFrom === undefined ? (
    <span>{`, te alcanza${payroll ? ` con ${paydayText(payroll)}` : ''}`}</span>
  ) : (
    <>
      <span>, te faltan </span>
      <PlainMoney amount={fromCentavos(-left)} currency="MXN" />
      <span>{` ${shortFromText(shortFrom, today)}${payroll ? `, aun con ${paydayText(payroll)}` : ''}`}</span>
    </>
  );

const lateText = (overdueCount: number): string =>
  overdueCount === 1 ? '1 pago vencido' : `${overdueCount} pagos vencidos`;

/** Text after the overdue count. Transfers between own accounts are not payments. */
function titleText(week: readonly Due[], overdueCount: number): string {
  const count = week.filter(({ isOwn }) => !isOwn).length - overdueCount;
  if (overdueCount > 0) return count > 0 ? ` y ${count} esta semana` : '';
  if (week.length === 0) return 'No tienes pagos esta semana';
  if (count === 0) return 'Solo traspasos tuyos esta semana';
  return `${count} ${count === 1 ? 'pago' : 'pagos'} esta semana`;
}

const MAX_NAMED = 3;

const failedText = (count: number): string =>
  count === 1 ? '1 operación no se hizo' : `${count} operaciones no se hicieron`;

/** ['Tele venció el 29 oct', 'Agua mar 24', '4 más'] */
function listTexts(week: readonly Due[], today: BankDate): string[] {
  const namedCount = week.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED;
  const restCount = week.length - namedCount;
  return [
    ...week
      .slice(0, namedCount)
      .map(({ name, date, status }) =>
        status === 'late' ? `${name} venció el ${shortDate(date)}` : `${name} ${weekdayText(date, today)}`,
      ),
    ...(restCount > 0 ? [`${restCount} más`] : []),
  ];
}

const nextText = ({ name, date }: Due): string => `El siguiente es ${name}, el ${shortDate(date)}.`;

const ListTitle = chakra('p', {
  base: {
    px: { base: '4', md: '5' },
    py: '2',
    borderTop: '1px solid {colors.border.subtle}',
    bg: 'bg.subtle',
    textStyle: 'body.sm',
    fontWeight: '600',
    color: 'fg.muted',
  },
});
const Calendar = chakra(Link, { base: { ms: { base: '4', md: '5' } } });
const Box = chakra(Card.Root, {
  base: {
    'overflow': 'hidden',
    '&[data-late]': { borderColor: 'danger.border' },
    '& strong': { color: 'danger.fg', fontWeight: '700' },
    containerType: 'inline-size',
    '& > [data-line]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: HEIGHTS.week,
      px: { base: '4', md: '5' },
      py: '3',
      textAlign: 'start',
      color: 'inherit',
    },
    '& > button': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    '& > button:focus-visible': { outlineOffset: '-4px' },
    '& > * > span:has(> b), & > [aria-hidden] > span': { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
    '& > * > span > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > * > span > small': { display: 'block', mt: '2px', textStyle: 'body.sm', color: 'fg.muted' },
    '& > * > svg': { color: 'fg.subtle' },
    '& ul': { listStyle: 'none' },
    '& li': { borderTop: '1px solid {colors.border.subtle}' },
  },
});

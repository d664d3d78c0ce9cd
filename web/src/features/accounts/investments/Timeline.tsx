import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronRight } from 'lucide-react';
import { formatAccount } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Investment } from '#contract/domain/investment';
import { Icon } from '#web/components/Icon.tsx';
import { Money, PlainMoney } from '#web/components/Money.tsx';
import { formatDate, shortDate } from '#web/lib/format/dates.ts';
import { nameOf } from './labels';
import {
  type Axis,
  amountAtMaturity,
  axisOf,
  elapsedPercentOf,
  interestDays,
  monthsOf,
  placeOf,
  progressOf,
} from './timeline';
import { Head, Legend, Line, Months, Row, Rows, TimelineCard } from './timeline.styles';

type TimelineProps = {
  investments: readonly Investment[];
  today: BankDate;
  /** URL of an investment's receipt. */
  linkTo: (investment: Investment) => string;
};

/** Shows investments on a time axis, or on a phone with a progress bar each. */
export function Timeline({ investments, today, linkTo }: TimelineProps) {
  const axis = axisOf(investments, today);
  const hasInterest = investments.some((investment) => interestDays(investment, today).length > 0);
  return (
    <TimelineCard>
      <Head aria-hidden="true">
        <span>Inversión</span>
        <Months>
          {monthsOf(axis).map(({ date, name, place }) => (
            <span key={date} style={{ left: `${place}%` }}>
              {name}
            </span>
          ))}
        </Months>
        <span>Recibes</span>
      </Head>
      <Rows>
        {investments.map((investment) => (
          <li key={investment.key}>
            <TimelineRow investment={investment} axis={axis} today={today} to={linkTo(investment)} />
          </li>
        ))}
      </Rows>
      <Legend aria-hidden="true">
        <li data-of="passed">Tiempo transcurrido</li>
        <li data-of="ahead">Por transcurrir</li>
        {hasInterest && <li data-of="interest">Interés mensual</li>}
        <li data-of="now">{`Hoy, ${formatDate(today)}`}</li>
      </Legend>
    </TimelineCard>
  );
}

type TimelineRowProps = { investment: Investment; axis: Axis; today: BankDate; to: string };

function TimelineRow({ investment, axis, today, to }: TimelineRowProps) {
  const { amount, currencyCode, rate, startDate, maturityDate } = investment;
  const elapsedPercent = elapsedPercentOf(investment, today);
  const progress = progressOf(investment, today);
  // Investments that began before the axis are cut at its edge.
  const isClipped = startDate < axis.start ? '' : undefined;
  const [start, now, end] = [startDate, today, maturityDate].map((date) => placeOf(date, axis));
  return (
    <Row to={to}>
      <span data-cell="name">
        <b>{nameOf(investment)}</b>{' '}
        <small>
          <PlainMoney amount={amount} currency={currencyCode} /> <span>{`al ${rate.toFixed(2)}%`}</span>
        </small>
      </span>{' '}
      <Line role="img" aria-label={progress}>
        {monthsOf(axis).map(({ date, place }) => (
          <hr key={date} style={{ left: `${place}%` }} />
        ))}
        <hr data-of="now" style={{ left: `${now}%` }} />
        <i data-of="ahead" style={{ left: `${start}%`, right: `${100 - (end ?? 0)}%` }} />
        <i
          data-of="passed"
          data-cut={isClipped}
          style={{ left: `${start}%`, right: `${100 - (now ?? 0)}%` }}
        />
        {interestDays(investment, today).map((date) => (
          <i key={date} data-of="interest" style={{ left: `${placeOf(date, axis)}%` }} />
        ))}
        <i data-of="end" style={{ left: `${end}%` }} />
        <small data-of="end-day" style={{ left: `${end}%` }}>
          {shortDate(maturityDate)}
        </small>
      </Line>
      <span data-cell="sums">
        <VisuallyHidden>recibes </VisuallyHidden>
        <Money amount={amountAtMaturity(investment)} currency={currencyCode} />{' '}
        <small>
          {maturityDate === today ? (
            <MaturesToday investment={investment} />
          ) : (
            <time dateTime={maturityDate}>{formatDate(maturityDate)}</time>
          )}
        </small>
      </span>{' '}
      <span data-cell="passed" role="img" aria-label={progress}>
        <span style={{ width: `${elapsedPercent}%` }} />
      </span>
      <Icon as={ChevronRight} />
    </Row>
  );
}

const MaturesToday = ({ investment: { toAccount } }: { investment: Investment }) => (
  <span>{toAccount ? `Hoy, se deposita en ${formatAccount(toAccount)}` : 'Hoy'}</span>
);

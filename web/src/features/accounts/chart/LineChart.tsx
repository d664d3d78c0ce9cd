import type { BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';
import {
  ChartFrame,
  Dates,
  DayLine,
  Grid,
  Level,
  Line,
  Mark,
  Plot,
  PointLabel,
  Reading,
  ReadingDot,
} from './chart.styles';
import { labelDates } from './dates';
import { endsOf, heightOf, type Point, type Points, placeOf, scaleOf, valueOn } from './scale';
import { useReading } from './useReading';

export type LineChartProps = {
  label: string;
  points: Points;
  show: (value: number) => string;
  /** Formats a grid label; `step` is the grid interval. Without it there is no grid. */
  showTick?: (value: number, step: number) => string;
  /** Points labeled in the chart, above or below the line. */
  labelledPoints?: readonly { point: Point; name: string; isBelow?: boolean }[];
  today?: BankDate;
  marks?: readonly BankDate[];
  level?: { value: number; label: string } | undefined;
};

const percent = (share: number): string => `${share}%`;

/** Line chart whose points can be read by touch, pointer or arrow keys. */
export function LineChart({
  label,
  points,
  show,
  showTick,
  labelledPoints = [],
  today,
  marks = [],
  level,
}: LineChartProps) {
  const { index, plot, handlers } = useReading(points);
  const { first, last } = endsOf(points);
  const scale = scaleOf([...points.map(({ value }) => value), ...(level ? [level.value] : [])]);
  const positionOf = ({ date, value }: Point) => ({
    left: placeOf(date, points),
    top: heightOf(value, scale),
  });
  const readPoint = points[index] ?? last;
  const { left, top } = positionOf(readPoint);
  const line = points
    .map((point) => positionOf(point))
    .map((spot) => `${spot.left.toFixed(2)},${spot.top.toFixed(2)}`);
  return (
    <ChartFrame
      small={showTick === undefined}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, del ${formatDate(first.date)} al ${formatDate(last.date)}. Usa las flechas para recorrerlo`}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={index}
      aria-valuetext={[`${formatDate(readPoint.date)}: ${show(readPoint.value)}`, readPoint.note]
        .filter(Boolean)
        .join('. ')}
      {...handlers}
    >
      <Reading aria-hidden="true">
        <span style={{ flexGrow: left }} />
        <div>
          <span>{formatDate(readPoint.date)}</span>
          <b>{show(readPoint.value)}</b>
          <span>{readPoint.note}</span>
        </div>
        <span style={{ flexGrow: 100 - left }} />
      </Reading>
      <Plot ref={plot} aria-hidden="true">
        {showTick &&
          scale.ticks.map((tick) => (
            <Grid key={tick} style={{ top: percent(heightOf(tick, scale)) }}>
              <span>{showTick(tick, scale.step)}</span>
            </Grid>
          ))}
        <Line viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon points={`0,100 ${line.join(' ')} 100,100`} />
          {level && (
            <line x1="0" x2="100" y1={heightOf(level.value, scale)} y2={heightOf(level.value, scale)} />
          )}
          <polyline points={line.join(' ')} />
        </Line>
        {level && <Level style={{ top: percent(heightOf(level.value, scale)) }}>{level.label}</Level>}
        {marks.map((date) => (
          <Mark
            key={date}
            style={{
              left: percent(placeOf(date, points)),
              top: percent(heightOf(valueOn(date, points), scale)),
            }}
          />
        ))}
        {labelledPoints.map(({ point, name, isBelow = false }) => {
          const spot = positionOf(point);
          return (
            <PointLabel
              key={name}
              isBelow={isBelow}
              style={{ left: percent(spot.left), top: percent(spot.top) }}
            >
              <span style={{ translate: percent(-spot.left) }}>{name}</span>
            </PointLabel>
          );
        })}
        <DayLine style={{ left: percent(left) }} />
        <ReadingDot isNow={readPoint.date === today} style={{ left: percent(left), top: percent(top) }} />
        <Dates>
          {labelDates(points).map((date) => (
            <span key={date.place} style={{ left: percent(date.place), translate: percent(-date.place) }}>
              <span>{date.place === 100 && last.date === today ? 'Hoy' : date.name}</span>{' '}
              <small>{date.year}</small>
            </span>
          ))}
        </Dates>
      </Plot>
    </ChartFrame>
  );
}

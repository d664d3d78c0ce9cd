import { chakra } from '@chakra-ui/react/styled-system';
import type { Slot } from '#web/components/slot.ts';
import type { Stage } from './stages';

type TimelineProps = {
  label: string;
  stages: readonly (Omit<Stage, 'when'> & { when?: string; note?: Slot })[];
};

/** Ordered list of the stages of a request. */
export const Timeline = ({ label, stages }: TimelineProps) => (
  <List aria-label={label}>
    {stages.map(({ title, when, text, state, note }) => (
      <Item key={title} state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <Title>{title}</Title>
        {when && <When>{when}</When>}
        <Description>{text}</Description>
        {note}
      </Item>
    ))}
  </List>
);

const List = chakra('ol', { base: { listStyle: 'none' } });
const Title = chakra('b', { base: { display: 'block', fontWeight: '650', lineHeight: '1.35' } });
const When = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'body.sm',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const Description = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.muted' } });

const filledMarker = (colour: string) => ({ '& > b::before': { borderColor: colour, bg: colour } });

/* Draws a marker beside each title, with a line to the next. */
const Item = chakra('li', {
  base: {
    position: 'relative',
    ps: '32px',
    pb: '5',
    overflowWrap: 'anywhere',
    '& > b::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '3px',
      boxSize: '16px',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg.panel',
      forcedColorAdjust: 'none',
    },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '9px',
      top: '19px',
      bottom: '-3px',
      width: '2px',
      bg: 'border',
    },
    '&:last-of-type': { pb: '0' },
  },
  variants: {
    state: {
      done: { ...filledMarker('accent.solid'), '&:not(:last-of-type)::before': { bg: 'accent.solid' } },
      now: filledMarker('chart.now'),
      ahead: {},
      good: filledMarker('success.fg'),
      bad: filledMarker('danger.fg'),
      off: filledMarker('fg.subtle'),
    },
  },
});

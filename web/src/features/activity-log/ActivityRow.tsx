import { chakra } from '@chakra-ui/react/styled-system';
import { Check, X } from 'lucide-react';
import type { Activity } from '#contract/activity-log';
import { bankTime } from '#contract/shared/dates';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { kinds } from './kinds';

const DONE = 'Hecho';

/** What was done, of which kind it is and where, whether it came about, and when. */
export function ActivityRow({ row: { date, type, description, status } }: { row: Activity }) {
  const { label, icon } = kinds[type];
  const rejected = status === 'REJECTED';
  return (
    <Item data-rejected={rejected ? '' : undefined}>
      <Mark>
        <Icon as={icon} />
      </Mark>
      <What>
        <Words>{description}</Words>
        <Text size="sm" tone="muted">
          {label} · Web
        </Text>
      </What>
      {/* On a phone only what is out of the ordinary is seen. */}
      {!rejected && <VisuallyHidden hideFrom="md">{DONE}</VisuallyHidden>}
      <Tag tone={rejected ? 'warning' : 'neutral'} gridArea="state" {...(!rejected && { hideBelow: 'md' })}>
        <Icon as={rejected ? X : Check} size="sm" />
        {rejected ? 'No se hizo' : DONE}
      </Tag>
      <Time dateTime={date}>
        <VisuallyHidden>A las </VisuallyHidden>
        {bankTime(Date.parse(date)).slice(0, 5)}
      </Time>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
    // What did not come about says so under its words on a phone.
    gridTemplateAreas: { base: '"what time" "state time"', md: '"mark what state time"' },
    justifyItems: 'start',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '64px',
    px: { base: '4', md: '5' },
    py: '3',
    borderTop: '1px solid {colors.border.subtle}',
  },
});
const Mark = chakra('span', {
  base: {
    hideBelow: 'md',
    gridArea: 'mark',
    display: 'grid',
    placeItems: 'center',
    boxSize: '40px',
    borderRadius: 'full',
    bg: 'accent.muted',
    color: 'accent.fg',
    '[data-rejected] > &': { bg: 'bg.muted', color: 'fg.muted' },
  },
});
const What = chakra('div', { base: { gridArea: 'what', minWidth: '0' } });
const Words = chakra('p', { base: { fontWeight: '600', overflowWrap: 'anywhere' } });
const Time = chakra('time', {
  base: {
    gridArea: 'time',
    minWidth: '3rem',
    textAlign: 'end',
    textStyle: 'body.sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

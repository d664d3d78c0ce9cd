import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, X } from 'lucide-react';
import type { Activity } from '#contract/activity-log';
import { bankTime } from '#contract/domain/dates';
import { Icon } from '#web/components/Icon.tsx';
import { activityTypes } from './activity-types';

export function ActivityRow({ row: { date, type, description, status } }: { row: Activity }) {
  const { label, icon } = activityTypes[type];
  const isRejected = status === 'REJECTED';
  const outcome = isRejected ? 'No se hizo' : 'Hecho';
  const badge = (
    <Badge colorPalette={isRejected ? 'warning' : 'neutral'}>
      <Icon as={isRejected ? X : Check} size="sm" />
      <span>{outcome}</span>
    </Badge>
  );
  return (
    <Item data-rejected={isRejected ? '' : undefined}>
      <IconCircle>
        <Icon as={icon} />
      </IconCircle>
      <Box flex="1 1 10rem" minWidth="0" position="relative">
        <Description>{description}</Description>
        <Text textStyle="body.sm" color="fg.muted">{`${label} · Web`}</Text>
        {/* On a phone only rejections are visible. */}
        <chakra.span hideFrom="md">
          {isRejected ? badge : <VisuallyHidden>{outcome}</VisuallyHidden>}
        </chakra.span>
      </Box>
      <chakra.span hideBelow="md">{badge}</chakra.span>
      <Time dateTime={date}>
        <VisuallyHidden>A las </VisuallyHidden>
        <span>{bankTime(Date.parse(date)).slice(0, 5)}</span>
      </Time>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '64px',
    px: { base: '4', md: '5' },
    py: '3',
    borderTop: '1px solid {colors.border.subtle}',
  },
});
const IconCircle = chakra('span', {
  base: {
    hideBelow: 'md',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSize: '40px',
    borderRadius: 'full',
    bg: 'accent.muted',
    color: 'accent.fg',
    '[data-rejected] > &': { bg: 'bg.muted', color: 'fg.muted' },
  },
});
const Description = chakra('p', { base: { fontWeight: '600', overflowWrap: 'anywhere' } });
const Time = chakra('time', {
  base: {
    minWidth: '3rem',
    textAlign: 'end',
    textStyle: 'body.sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

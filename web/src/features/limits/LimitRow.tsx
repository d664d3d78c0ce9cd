import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CustomerLimit } from '#contract/limits';
import { LinkButton } from '#web/components/Button.tsx';
import { Meter } from '#web/components/Meter.tsx';
import { Money } from '#web/components/Money.tsx';
import { LIMITS_ADMIN } from './addresses';
import { highestOf, todayOf } from './limits';

export function LimitRow({ limit }: { limit: CustomerLimit }) {
  const { limitKey, limitDesc, customerLimit } = limit;
  const highest = highestOf(limit);
  const today = todayOf(limit);
  const usageText =
    today &&
    `Usado hoy: ${today.used}. ${today.left === undefined ? `Al día puedes hasta ${today.daily}.` : `Te quedan ${today.left}.`}`;
  return (
    <Item>
      <Name>{limitDesc}</Name>
      <Box gridRow={{ base: '2', md: '1 / span 2' }} gridColumn={{ base: '1', md: '2' }}>
        <Money amount={customerLimit.amount} currency={customerLimit.currencyCode} />{' '}
        <chakra.span textStyle="body.sm" color="fg.subtle">
          por operación
        </chakra.span>
      </Box>
      <ChangeLink to={`${LIMITS_ADMIN}#${limitKey}`} variant="ghost" size="sm">
        <span>
          Cambiar <VisuallyHidden>{limitDesc}</VisuallyHidden>
        </span>
      </ChangeLink>
      {highest !== undefined && (
        <Text textStyle="body.sm" color="fg.subtle">
          Puedes subirlo hasta <Money amount={highest} currency="MXN" size="text" />
        </Text>
      )}
      {today && usageText !== undefined && (
        <UsedToday>
          <Meter label={`Usado hoy en ${limitDesc}`} percent={today.percent} text={usageText} />
          <Text textStyle="body.sm" color="fg.muted">
            {usageText}
          </Text>
        </UsedToday>
      )}
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '3',
    minHeight: '72px',
    ps: { base: '4', md: '5' },
    pe: { base: '1', md: '2' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '& > p': { gridColumn: { base: '1 / -1', md: '1' } },
  },
});
const Name = chakra('h2', { base: { fontWeight: '600' } });
const ChangeLink = chakra(LinkButton, {
  base: { my: '-10px', gridRow: '1 / span 2', gridColumn: { base: '2', md: '3' } },
});
const UsedToday = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'grid', gap: '6px', mt: '2', pe: '3' },
});

import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Investment } from '#contract/domain/investment';
import type { Currency } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import { kindNames } from './labels';
import { kindsOf } from './timeline';

type KindsProps = { investments: readonly Investment[]; currency: Currency };

export const Kinds = ({ investments, currency }: KindsProps) => {
  const kinds = kindsOf(investments);
  return (
    <Section title="Por tipo">
      <Card.Root size="md">
        <Bar aria-hidden="true">
          {kinds.map(({ type, share }) => (
            <span key={type} data-kind={type} style={{ flexGrow: share }} />
          ))}
        </Bar>
        <List>
          {kinds.map(({ type, count, amount, share }) => (
            <div key={type} data-kind={type}>
              <dt>{kindNames[type]}</dt>
              <dd>
                <Money amount={amount} currency={currency} size="md" />
                <small>{`${share.toFixed(1)}%, ${count} ${count === 1 ? 'inversión' : 'inversiones'}`}</small>
              </dd>
            </div>
          ))}
        </List>
      </Card.Root>
    </Section>
  );
};

const colours = {
  '&[data-kind=PAYCHECKS]': { '--kind': '{colors.accent.solid}' },
  '&[data-kind=FIX_CEDES]': { '--kind': '{colors.song}' },
  '&[data-kind=VARIABLE_CEDES]': { '--kind': '{colors.border.emphasized}' },
} as const;

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '12px',
    mb: '4',
    borderRadius: 'full',
    overflow: 'hidden',
    '& > span': { ...colours, background: 'var(--kind)', _highContrast: { background: 'CanvasText' } },
  },
});
const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    '& > div': {
      ...colours,
      mdDown: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'body.sm', color: 'fg.muted' },
    '& dt::before': { content: '""', boxSize: '10px', borderRadius: '3px', background: 'var(--kind)' },
    '& dd': { mdDown: { ms: 'auto', textAlign: 'end' } },
    '& dd > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});

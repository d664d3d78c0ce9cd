import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { companyCountText } from '../labels';
import { chargeMethodText, countCompanies, type Medium, nounOf } from '../medium';
import { Switch } from '../switching/Switch';
import { DebitRow } from './DebitRow';

type MediumSectionProps = { medium: Medium; press: (medium: Medium) => void };

const describeStatus = (medium: Medium): string =>
  medium.enabled
    ? `${companyCountText(countCompanies(medium.debits), ['cobra', 'cobran'])} de esta ${nounOf(medium)}`
    : `Nadie puede cobrar ${chargeMethodText(medium)} hasta que la actives`;

export function MediumSection({ medium, press }: MediumSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Head>
        <div>
          <Heading id={heading}>{medium.name}</Heading>
          <Text textStyle="body.sm" color="fg.muted">
            {describeStatus(medium)}
          </Text>
          {medium.about !== '' && (
            <Text textStyle="body.sm" color="fg.muted">
              {medium.about}
            </Text>
          )}
        </div>
        <Switch medium={medium} onPress={() => press(medium)} />
      </Head>
      <PagedRows rows={medium.debits} end="Ya viste todas.">
        {(debits) => (
          <Card.Root>
            <Columns aria-hidden="true">
              <span>Empresa</span>
              <span>Último cargo</span>
              <span>Próximo cargo</span>
            </Columns>
            <List>
              {debits.map((debit) => (
                <DebitRow key={debit.key} debit={debit} />
              ))}
            </List>
          </Card.Root>
        )}
      </PagedRows>
    </section>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    mb: '10px',
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});
/* Column headers; on a phone each row labels its own values. */
const Columns = chakra('div', {
  base: {
    hideBelow: 'md',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem 9.5rem 5rem',
    columnGap: '4',
    px: '5',
    py: '3',
    bg: 'bg.subtle',
    borderRadius: '{radii.card} {radii.card} 0 0',
    borderBottom: '1px solid {colors.border}',
    textStyle: 'body.xs',
    fontWeight: '600',
    color: 'fg.muted',
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });

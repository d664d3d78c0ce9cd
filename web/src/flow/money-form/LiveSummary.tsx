import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Currency, fromCentavos } from '#contract/domain/money';
import { Avatar } from '#web/components/Avatar.tsx';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { Slot } from '#web/components/slot.ts';

export type Party = {
  name: string;
  detail: string;
  alias?: string;
  icon?: LucideIcon;
  avatar?: Slot;
};

type LiveSummaryProps = {
  from: Party;
  to: Party;
  rows: readonly { label: string; value: ReactNode }[];
  /** Centavos to be charged. */
  total: number;
  currency: Currency;
  note: string;
};

const PartyAvatar = ({ name, alias, icon }: Party) =>
  alias === undefined ? <Avatar name={name} icon={icon} /> : <PersonAvatar name={alias} />;

/** Summary beside the form. Its texts match those of the review page. */
export const LiveSummary = ({ from, to, rows, total, currency, note }: LiveSummaryProps) => (
  <Card.Root size="md">
    <Section title="Así queda">
      <Parties>
        {[from, to].map((party, index) => (
          <li key={index === 0 ? 'from' : 'to'}>
            {party.avatar ?? <PartyAvatar {...party} />}
            <div>
              <b translate="no">{party.name}</b>
              <small>{party.detail}</small>
            </div>
          </li>
        ))}
      </Parties>
      <LabeledValueList
        items={[
          ...rows,
          {
            label: 'Total',
            value: <Money amount={fromCentavos(total)} currency={currency} size="md" />,
            total: true,
          },
        ]}
      />
      <Note>
        <Icon as={Clock} size="sm" />
        <span>{note}</span>
      </Note>
    </Section>
  </Card.Root>
);

const Parties = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '3',
    pb: '4',
    borderBottom: '1px solid {colors.border.subtle}',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3' },
    '& > li > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > svg': { flex: 'none', mt: '3px', color: 'accent.fg' },
  },
});

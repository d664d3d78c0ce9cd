import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Account } from '#contract/domain/account';
import { Section } from '#web/components/Section.tsx';
import { tableContainer } from '#web/components/theme/container.ts';
import { groupAccounts } from './accounts';

type AccountGroupsProps = { accounts: readonly Account[]; show: (account: Account) => ReactNode };

export const AccountGroups = ({ accounts, show }: AccountGroupsProps) =>
  groupAccounts(accounts).map(({ title, accounts: accountsOfGroup }) => (
    <Section key={title} title={title}>
      <Card.Root overflow="hidden" {...tableContainer}>
        <List>
          {accountsOfGroup.map((account) => (
            <li key={account.key}>{show(account)}</li>
          ))}
        </List>
      </Card.Root>
    </Section>
  ));

const List = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } } });

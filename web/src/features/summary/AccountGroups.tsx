import { chakra } from '@chakra-ui/react/styled-system';
import type { Account } from '#contract/shared/account';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { AccountItem } from './AccountItem';
import { groupAccounts } from './accounts';
import { Groups } from './layout';

export const AccountGroups = ({ accounts }: { accounts: readonly Account[] }) => (
  <Groups>
    {groupAccounts(accounts).map(({ title, accounts: own }) => (
      <Section key={title} title={title}>
        <Card overflow="hidden">
          <List>
            {own.map((account) => (
              <li key={account.key}>
                <AccountItem account={account} />
              </li>
            ))}
          </List>
        </Card>
      </Section>
    ))}
  </Groups>
);

const List = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } } });

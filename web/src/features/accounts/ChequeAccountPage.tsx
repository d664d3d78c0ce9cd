import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { type Account, mayUse } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { formatClabe } from '#web/lib/format/numbers.ts';
import { AccountPage } from './AccountPage';
import { accountMovements } from './api';
import { Balance, balanceOf } from './Balance';
import { BalanceCard } from './BalanceCard';
import { Actions, Detail } from './Detail';
import { MovementsSection } from './movements/MovementsSection';

export default function ChequeAccountPage() {
  return <AccountPage slug="chequing" title="Cuenta de cheques" Content={ChequeAccount} />;
}

function ChequeAccount({ account }: { account: Account }) {
  const source = accountMovements(account.key);
  const balance = balanceOf(account);
  return (
    <Detail
      account={account}
      overview={
        <>
          <Balance label="Saldo disponible" balance={balance} />
          {account.clabe !== undefined && <Clabe clabe={account.clabe} />}
          {mayUse(account, 'TRANSFER_FROM') && (
            <Actions>
              <LinkButton to="/hubs/transfers">
                <Icon as={ArrowLeftRight} />
                Transferir
              </LinkButton>
            </Actions>
          )}
        </>
      }
      aside={<BalanceCard source={source} balance={balance} />}
      sections={
        <MovementsSection source={source} currency={account.defaultCurrency} displayId={account.displayId} />
      }
    />
  );
}

const Clabe = ({ clabe }: { clabe: string }) => (
  <Digits>
    CLABE <b translate="no">{formatClabe(clabe)}</b> <CopyButton text={clabe} label="Copiar CLABE" />
  </Digits>
);

const Digits = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    textStyle: 'body.sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& b': { fontWeight: '400', color: 'fg' },
  },
});

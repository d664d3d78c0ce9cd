import { chakra } from '@chakra-ui/react/styled-system';
import { Minus, Plus } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Account } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { AccountPage } from './AccountPage';
import { buyFund, FUND_OPERATIONS, sellFund } from './addresses';
import { accountMovements, isNotBoughtYet } from './api';
import { Actions, Detail } from './Detail';
import { FundFigures } from './fund/FundFigures';
import { PriceCard } from './fund/PriceCard';
import { WorthChart } from './fund/WorthChart';
import { useFund } from './investments/api';
import { MovementsSection } from './movements/MovementsSection';
import { Read } from './Read';

export default function InvestmentFundPage() {
  return <AccountPage slug="investment-fund" title="Fondo de inversión" of={FundOf} />;
}

function FundOf({ account }: { account: Account }) {
  const fund = useFund(account.key);
  const { data } = fund;
  // Funds without a cheque account are read-only.
  const isTraded = data === undefined || data.cashAccount !== undefined;
  if (isNotBoughtYet(fund.error)) return <Navigate to={buyFund(account.key)} replace />;
  return (
    <Detail
      account={account}
      overview={
        <>
          <WorthChart account={account} fund={data} pending={fund.isPending} />
          <Trading>
            {isTraded && (
              <LinkButton to={buyFund(account.key)}>
                <Icon as={Plus} />
                Comprar
              </LinkButton>
            )}
            {isTraded && data?.units !== 0 && (
              <LinkButton variant="outline" to={sellFund(account.key)}>
                <Icon as={Minus} />
                Vender
              </LinkButton>
            )}
            <LinkButton variant="ghost" to={FUND_OPERATIONS}>
              Ver operaciones
            </LinkButton>
          </Trading>
          <Read query={fund} height={{ base: '520px', md: '470px' }}>
            {(known) => <PriceCard fund={known} />}
          </Read>
        </>
      }
      aside={<FundFigures fund={data} pending={fund.isPending} />}
      below={
        <MovementsSection
          source={accountMovements(account.key)}
          currency={account.defaultCurrency}
          displayId={account.displayId}
        />
      }
    />
  );
}

const Trading = chakra(Actions, { base: { mdDown: { '& > *': { flex: '1 1 40%' } } } });

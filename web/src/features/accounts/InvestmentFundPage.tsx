import { chakra } from '@chakra-ui/react/styled-system';
import { Minus, Plus } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Account } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { AccountPage } from './AccountPage';
import { buyFundUrl, FUND_OPERATIONS, sellFundUrl } from './addresses';
import { accountMovements, isNotBoughtYet } from './api';
import { Actions, Detail } from './Detail';
import { FundFigures } from './fund/FundFigures';
import { FundValue } from './fund/FundValue';
import { PriceCard } from './fund/PriceCard';
import { useFund } from './investments/api';
import { MovementsSection } from './movements/MovementsSection';
import { QueryView } from './QueryView';

export default function InvestmentFundPage() {
  return <AccountPage slug="investment-fund" title="Fondo de inversión" Content={FundPage} />;
}

function FundPage({ account }: { account: Account }) {
  const fund = useFund(account.key);
  const { data } = fund;
  // Funds without a cheque account are read-only.
  const isTradable = data === undefined || data.cashAccount !== undefined;
  if (isNotBoughtYet(fund.error)) return <Navigate to={buyFundUrl(account.key)} replace />;
  return (
    <Detail
      account={account}
      overview={
        <>
          <FundValue account={account} fund={data} pending={fund.isPending} />
          <TradeActions>
            {isTradable && (
              <LinkButton to={buyFundUrl(account.key)}>
                <Icon as={Plus} />
                Comprar
              </LinkButton>
            )}
            {isTradable && data?.units !== 0 && (
              <LinkButton variant="outline" to={sellFundUrl(account.key)}>
                <Icon as={Minus} />
                Vender
              </LinkButton>
            )}
            <LinkButton variant="ghost" to={FUND_OPERATIONS}>
              Ver operaciones
            </LinkButton>
          </TradeActions>
          <QueryView query={fund} height={{ base: '520px', md: '470px' }}>
            {(loadedFund) => <PriceCard fund={loadedFund} />}
          </QueryView>
        </>
      }
      aside={<FundFigures fund={data} pending={fund.isPending} />}
      sections={
        <MovementsSection
          source={accountMovements(account.key)}
          currency={account.defaultCurrency}
          displayId={account.displayId}
        />
      }
    />
  );
}

const TradeActions = chakra(Actions, { base: { mdDown: { '& > *': { flex: '1 1 40%' } } } });

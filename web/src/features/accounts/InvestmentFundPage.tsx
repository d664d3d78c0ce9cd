import { Navigate } from 'react-router';
import type { Account } from '#contract/shared/account';
import type { Fund } from '#contract/shared/fund';
import { NOT_AVAILABLE } from '../../money/format';
import { Coverable } from '../../ui/Money';
import { Note } from '../../ui/Note';
import { AccountPage } from './AccountPage';
import { buyFund } from './addresses';
import { accountMovements, isNotBoughtYet } from './api';
import { Balance, balanceOf } from './Balance';
import { Detail } from './Detail';
import { day, Facts } from './Facts';
import { useFund } from './investments/api';
import { showPrice, showUnits } from './investments/words';
import { MovementsSection } from './movements/MovementsSection';
import { Read } from './Read';

export default function InvestmentFundPage() {
  return <AccountPage slug="investment-fund" title="Fondo de inversión" of={FundOf} />;
}

/** Units of a fund: what they are worth, and the prices by which that is known. */
function FundOf({ account }: { account: Account }) {
  const fund = useFund(account.key);
  if (isNotBoughtYet(fund.error)) return <Navigate to={buyFund(account.key)} replace />;
  return (
    <Detail
      account={account}
      overview={
        <>
          <Balance label="Valor de tu inversión" balance={balanceOf(fund.data ?? account)} />
          <Read query={fund} height={{ base: '151px', md: '108px' }}>
            {(data) => <Facts facts={factsOf(data)} />}
          </Read>
        </>
      }
      aside={
        <Note>
          <p>El valor es el de tus títulos al precio de venta de la última valuación. Puede subir o bajar.</p>
          <p>Los fondos de inversión no están protegidos por el IPAB.</p>
        </Note>
      }
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

function factsOf({ units, buyPrice, sellPrice, valuationDate, defaultCurrency }: Fund) {
  const price = (amount: number | null) =>
    amount === null ? NOT_AVAILABLE : showPrice(amount, defaultCurrency);
  return [
    { label: 'Títulos', value: <Coverable>{showUnits(units)}</Coverable> },
    { label: 'Precio de compra', value: price(buyPrice) },
    { label: 'Precio de venta', value: price(sellPrice) },
    ...day('Última valuación', valuationDate),
  ];
}

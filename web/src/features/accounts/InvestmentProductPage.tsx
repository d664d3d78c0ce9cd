import { Plus } from 'lucide-react';
import type { Account } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Note } from '#web/components/Note.tsx';
import { AccountPage } from './AccountPage';
import { AccountValues, moneyValues } from './AccountValues';
import { accountMovements } from './api';
import { Balance, balanceOf } from './Balance';
import { Actions, Detail } from './Detail';
import { investUrl } from './investments/addresses';
import { usePortfolio } from './investments/api';
import { InvestmentsSection } from './investments/InvestmentsSection';
import { NextReturn } from './investments/NextReturn';
import { MovementsSection } from './movements/MovementsSection';
import { QueryView } from './QueryView';

export default function InvestmentProductPage() {
  return <AccountPage slug="investment-product" title="Valores" Content={Product} />;
}

function Product({ account }: { account: Account }) {
  const portfolio = usePortfolio(account.key);
  // If the portfolio cannot be read, use either type: both flows show its receipts.
  const type = portfolio.data?.portfolioType ?? 'VALORES';
  return (
    <Detail
      account={account}
      overview={
        <>
          <div>
            <Balance label="Tienes invertido" balance={balanceOf(account)} />
            <NextReturn
              portfolioKey={account.key}
              currency={account.defaultCurrency}
              date={portfolio.data?.nextMaturityDate}
            />
          </div>
          <Actions>
            <LinkButton to={investUrl(type, account.key)}>
              <Icon as={Plus} />
              Invertir
            </LinkButton>
          </Actions>
          <QueryView query={portfolio} height={{ base: '103px', md: '91px' }}>
            {({ activeInvestments, interest }) => (
              <AccountValues
                items={[
                  { label: 'Inversiones vigentes', value: activeInvestments },
                  ...moneyValues('Intereses de todo el plazo', interest),
                ]}
              />
            )}
          </QueryView>
        </>
      }
      aside={
        <Note>
          <p>
            Los intereses son antes de impuestos: al pagarlos retenemos el ISR. Un pagaré los paga al
            vencimiento; un CEDE, cada mes.
          </p>
          <p>Tus depósitos están protegidos por el IPAB hasta 400 mil UDIS por persona y banco.</p>
        </Note>
      }
      sections={
        <>
          <InvestmentsSection portfolioKey={account.key} currency={account.defaultCurrency} type={type} />
          <MovementsSection
            source={accountMovements(account.key)}
            currency={account.defaultCurrency}
            displayId={account.displayId}
          />
        </>
      }
    />
  );
}

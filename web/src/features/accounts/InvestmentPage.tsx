import { Note } from '../../ui/Note';
import { AccountPage, type Detail } from './AccountPage';
import { accountMovements } from './api';
import { Balance, balanceOf } from './Balance';
import { MovementsSection } from './movements/MovementsSection';

type InvestmentPageProps = {
  slug: 'investment-product' | 'investment-fund';
  title: string;
  /** Who answers for the money. */
  protection: string;
};

/** Money that works: what it is worth today, and how it came to be. */
export const InvestmentPage = ({ slug, title, protection }: InvestmentPageProps) => (
  <AccountPage slug={slug} title={title}>
    {(account): Detail => ({
      overview: <Balance label="Valor de tu inversión" balance={balanceOf(account)} />,
      aside: <Note>{protection}</Note>,
      below: (
        <MovementsSection
          source={accountMovements(account.key)}
          currency={account.defaultCurrency}
          displayId={account.displayId}
        />
      ),
    })}
  </AccountPage>
);

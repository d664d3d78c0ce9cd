import { Skeleton } from '@chakra-ui/react/skeleton';
import type { Account } from '#contract/domain/account';
import { availableCreditOf, creditLimitOf } from '#contract/domain/credit-product';
import { CreditBar } from '#web/components/CreditBar.tsx';
import type { Slot } from '#web/components/slot.ts';
import { type RevolvingSlug, useRevolvingCredit } from '#web/lib/api/queries/revolving-credit.ts';
import { MovementsSection } from '../movements/MovementsSection';
import { creditMovements } from './api';
import { CreditDetail } from './CreditDetail';
import { RewardsNote } from './RewardsNote';
import { StatementSection } from './StatementSection';

type RevolvingProps = { slug: RevolvingSlug; account: Account; transfer: string; art?: Slot };

export function Revolving({ slug, account, transfer, art }: RevolvingProps) {
  const credit = useRevolvingCredit(slug, account.key);
  return (
    <CreditDetail
      slug={slug}
      account={account}
      credit={credit}
      art={art}
      offersAmounts
      labels={{
        balance: 'Saldo utilizado',
        payment: 'Para no generar intereses',
        transfer,
        isDateInButton: false,
      }}
      nextCutOff={({ statement }) => statement?.nextCutOffDate}
      status={{
        height: '66px',
        render: (product) => (
          <CreditBar
            used={product.balanceOwed.amount}
            available={availableCreditOf(product)}
            limit={creditLimitOf(product)}
            currency={product.defaultCurrency}
            isUsedShownElsewhere
          />
        ),
      }}
      note={slug === 'credit-card' && <RewardsNote accountKey={account.key} />}
      sections={
        <>
          {credit.data !== undefined && <StatementSection credit={credit.data} />}
          {credit.isPending && <Skeleton height={{ base: '480px', md: '262px' }} borderRadius="card" />}
          <MovementsSection
            source={creditMovements(slug, account.key)}
            currency={account.defaultCurrency}
            displayId={account.displayId}
            isDebtAccount
          />
        </>
      }
    />
  );
}

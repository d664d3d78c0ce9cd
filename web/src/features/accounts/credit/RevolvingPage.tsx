import { ArrowLeftRight } from 'lucide-react';
import { type Account, mayUse } from '#contract/shared/account';
import { availableCreditOf, creditLimitOf } from '#contract/shared/credit-product';
import { LinkButton } from '../../../ui/Button';
import { CreditBar } from '../../../ui/CreditBar';
import { Icon } from '../../../ui/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { AccountPage, type Detail } from '../AccountPage';
import { transferTo } from '../addresses';
import { Actions, Balance, balanceOf } from '../Balance';
import { LoadFailed } from '../LoadFailed';
import { MovementsSection } from '../movements/MovementsSection';
import { creditMovements, type RevolvingSlug, useRevolvingCredit } from './api';
import { NextPaymentCard } from './NextPaymentCard';
import { RewardsNote } from './RewardsNote';
import { StatementSection } from './StatementSection';

type RevolvingPageProps = { slug: RevolvingSlug; title: string; transfer: string };

/** A card or a line: how much of it is used, what to pay next, and what was bought with it. */
export const RevolvingPage = ({ slug, title, transfer }: RevolvingPageProps) => (
  <AccountPage slug={slug} title={title}>
    {(account): Detail => ({
      overview: (
        <>
          <Balance label="Saldo utilizado" balance={balanceOf(account)} />
          <Usage slug={slug} accountKey={account.key} />
          {slug === 'credit-card' && <RewardsNote accountKey={account.key} />}
          {mayUse(account, 'TRANSFER_TO') && (
            <Actions>
              <LinkButton to={transferTo(account.key)}>
                <Icon as={ArrowLeftRight} />
                {transfer}
              </LinkButton>
            </Actions>
          )}
        </>
      ),
      aside: <Payment slug={slug} accountKey={account.key} />,
      below: <Below slug={slug} account={account} />,
    })}
  </AccountPage>
);

type PartProps = { slug: RevolvingSlug; accountKey: string };

function Usage({ slug, accountKey }: PartProps) {
  const { data, error, isFetching, refetch } = useRevolvingCredit(slug, accountKey);
  if (error && !data) {
    return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height="74px" />;
  return (
    <CreditBar
      used={data.balanceOwed.amount}
      available={availableCreditOf(data)}
      limit={creditLimitOf(data)}
      currency={data.defaultCurrency}
    />
  );
}

function Payment({ slug, accountKey }: PartProps) {
  const { data, isPending } = useRevolvingCredit(slug, accountKey);
  if (isPending) return <Skeleton height="200px" borderRadius="card" />;
  return data === undefined ? null : <NextPaymentCard product={data} label="Para no generar intereses" />;
}

function Below({ slug, account }: { slug: RevolvingSlug; account: Account }) {
  const { data } = useRevolvingCredit(slug, account.key);
  return (
    <>
      {data !== undefined && <StatementSection credit={data} />}
      <MovementsSection
        source={creditMovements(slug, account.key)}
        currency={account.defaultCurrency}
        displayId={account.displayId}
      />
    </>
  );
}

import { PiggyBank } from 'lucide-react';
import type { Currency } from '#contract/shared/money';
import { EmptyState } from '../../../ui/EmptyState';
import { Loading } from '../../../ui/Loading';
import { LoadMore } from '../../../ui/LoadMore';
import { Section } from '../../../ui/Section';
import { LoadFailed } from '../LoadFailed';
import { useInvestments } from './api';
import { InvestmentTable } from './InvestmentTable';

type InvestmentsSectionProps = { portfolioKey: string; currency: Currency };

/** What a portfolio is made of. */
export function InvestmentsSection({ portfolioKey, currency }: InvestmentsSectionProps) {
  const investments = useInvestments(portfolioKey);
  const rows = investments.data?.pages.flatMap(({ data }) => data);
  const failed = investments.error && (
    <LoadFailed
      error={investments.error}
      onRetry={() =>
        void (investments.isFetchNextPageError ? investments.fetchNextPage() : investments.refetch())
      }
      retrying={investments.isFetching}
    />
  );
  return (
    <Section title="Tus inversiones">
      {rows === undefined ? (
        (failed ?? <Loading />)
      ) : rows.length === 0 ? (
        <EmptyState icon={PiggyBank} role="status" title="Aún no tienes inversiones en esta cuenta" />
      ) : (
        <>
          <InvestmentTable investments={rows} currency={currency} />
          <LoadMore
            more={investments.hasNextPage ? () => void investments.fetchNextPage() : undefined}
            busy={investments.isFetchingNextPage}
            failed={failed}
            end="Ya viste todas tus inversiones."
          />
        </>
      )}
    </Section>
  );
}

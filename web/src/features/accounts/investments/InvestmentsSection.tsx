import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { Investment, PortfolioType } from '#contract/domain/investment';
import type { Currency } from '#contract/domain/money';
import { INVESTMENTS_PAGE_SIZE } from '#contract/investment-products';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Section } from '#web/components/Section.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { PagedQueryView } from '../PagedQueryView';
import { investmentReceiptUrl, investUrl } from './addresses';
import { useInvestments } from './api';
import { Kinds } from './Kinds';
import { MaturedInvestments } from './MaturedInvestments';
import { Timeline } from './Timeline';

type InvestmentsSectionProps = {
  portfolioKey: string;
  currency: Currency;
  /** Portfolio type, which decides the receipt URLs. */
  type: PortfolioType;
};

export function InvestmentsSection({ portfolioKey, currency, type }: InvestmentsSectionProps) {
  const query = useInvestments(portfolioKey);
  return (
    <PagedQueryView
      query={query}
      queryKey={queryKeys.accounts.part(portfolioKey, 'investments')}
      counted={['inversión', 'inversiones']}
      pageSize={INVESTMENTS_PAGE_SIZE}
      height={{ base: '980px', md: '780px' }}
      emptyState={
        <EmptyState
          role="status"
          title="Aún no tienes inversiones"
          action={<LinkButton to={investUrl(type, portfolioKey)}>Invertir</LinkButton>}
        >
          Elige cuánto y por cuánto tiempo: antes de invertir ves qué día regresa y con cuánto.
        </EmptyState>
      }
      end="Ya viste todas tus inversiones."
    >
      {(rows, hasAllRows) => <InvestmentGroups {...{ rows, currency, type, hasAllRows }} />}
    </PagedQueryView>
  );
}

type InvestmentGroupsProps = {
  rows: readonly Investment[];
  currency: Currency;
  type: PortfolioType;
  /** False while more pages exist; active investments come first. */
  hasAllRows: boolean;
};

function InvestmentGroups({ rows, currency, type, hasAllRows }: InvestmentGroupsProps) {
  const linkTo = (investment: Investment) => investmentReceiptUrl(type, investment);
  const today = useBankToday();
  const active = rows.filter(({ status }) => status === 'ACTIVE');
  const maturedRows = rows.filter(({ status }) => status === 'MATURED');
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="8">
      <Section
        title="Qué regresa y cuándo"
        aside={
          <Text as="span" textStyle="body.sm" color="fg.muted">
            Ya sin ISR estimado
          </Text>
        }
      >
        {active.length === 0 ? (
          <Text color="fg.muted">No tienes inversiones vigentes.</Text>
        ) : (
          <>
            <Timeline investments={active} today={today} linkTo={linkTo} />
            {active.some(({ investmentType }) => investmentType !== 'PAYCHECKS') && (
              <Text textStyle="body.sm" color="fg.muted" mt="2">{`${
                active.every(({ payments }) => payments)
                  ? 'Un CEDE paga interés cada mes: aquí ves tu dinero y el último. '
                  : 'Un CEDE paga interés cada mes: aquí ves todo lo que recibes hasta su último día. '
              }Si un pago cae en fin de semana o festivo, lo recibes el siguiente día hábil.`}</Text>
            )}
          </>
        )}
      </Section>
      {active.length > 0 && (hasAllRows || maturedRows.length > 0) && (
        <Kinds investments={active} currency={currency} />
      )}
      {maturedRows.length > 0 && (
        <Section title="Terminadas">
          <MaturedInvestments investments={maturedRows} today={today} linkTo={linkTo} />
        </Section>
      )}
    </Grid>
  );
}

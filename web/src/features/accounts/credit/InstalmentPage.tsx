import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { type Account, mayUse } from '#contract/shared/account';
import type { InstalmentCredit } from '#contract/shared/credit-product';
import { LinkButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { Text } from '../../../ui/Text';
import { AccountPage, type Detail } from '../AccountPage';
import { transferTo } from '../addresses';
import { Actions, Balance, balanceOf } from '../Balance';
import { LoadFailed } from '../LoadFailed';
import { type InstalmentSlug, useInstalmentCredit } from './api';
import { day, Facts, money, percent } from './Facts';
import { NextPaymentCard } from './NextPaymentCard';
import { OverduePayments } from './OverduePayments';
import { PaymentPlan } from './PaymentPlan';
import { Progress } from './Progress';

type InstalmentPageProps = { slug: InstalmentSlug; title: string };

/** A loan or a mortgage: what is owed, what to pay next, and how much is left of it. */
export const InstalmentPage = ({ slug, title }: InstalmentPageProps) => (
  <AccountPage slug={slug} title={title}>
    {(account): Detail => ({
      overview: (
        <>
          <Balance label="Saldo pendiente" balance={balanceOf(account)} />
          <Text size="sm" tone="subtle">
            Saldo pendiente: Total sin intereses.
          </Text>
          <Status slug={slug} accountKey={account.key} />
          {mayUse(account, 'TRANSFER_TO') && (
            <Actions>
              <LinkButton to={transferTo(account.key)}>
                <Icon as={ArrowLeftRight} />
                Transferir a este crédito
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

type PartProps = { slug: InstalmentSlug; accountKey: string };

function Status({ slug, accountKey }: PartProps) {
  const { data, error, isFetching, refetch } = useInstalmentCredit(slug, accountKey);
  if (data) return <Progress credit={data} />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height="40px" maxWidth="420px" />;
}

function Payment({ slug, accountKey }: PartProps) {
  const { data, isPending } = useInstalmentCredit(slug, accountKey);
  if (isPending) return <Skeleton height="200px" borderRadius="card" />;
  return data === undefined ? null : <NextPaymentCard product={data} label="Tu pago" />;
}

function Below({ slug, account }: { slug: InstalmentSlug; account: Account }) {
  const { data } = useInstalmentCredit(slug, account.key);
  return (
    <Parts>
      {slug === 'mortgage' && <OverduePayments accountKey={account.key} currency={account.defaultCurrency} />}
      {data && <Terms credit={data} />}
      {data?.paymentPlan && data.paymentPlan.length > 0 && (
        <PaymentPlan plan={data.paymentPlan} currency={account.defaultCurrency} />
      )}
    </Parts>
  );
}

const Terms = ({ credit }: { credit: InstalmentCredit }) => (
  <Section title="Condiciones">
    <Facts
      facts={[
        ...money('Monto original', credit.originalAmount),
        ...money('Para liquidar hoy', credit.balanceOwed),
        ...percent('Tasa de interés anual', credit.interestRate),
        ...percent('CAT promedio sin IVA', credit.cat),
        ...day('Inicio', credit.startDate),
        ...day('Último pago', credit.endDate),
      ]}
    />
  </Section>
);

const Parts = chakra('div', { base: { display: 'grid', gap: '8' } });

import type { Account } from '#contract/domain/account';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import { Section } from '#web/components/Section.tsx';
import { type InstalmentSlug, useInstalmentCredit } from '#web/lib/api/queries/credit.ts';
import { AccountValues, dateValues, moneyValues, percentValues } from '../AccountValues';
import { CreditDetail } from './CreditDetail';
import { OverduePayments } from './OverduePayments';
import { PaymentPlan } from './PaymentPlan';
import { Progress } from './Progress';

type InstalmentsProps = { slug: InstalmentSlug; account: Account };

export function Instalments({ slug, account }: InstalmentsProps) {
  const credit = useInstalmentCredit(slug, account.key);
  const plan = credit.data?.paymentPlan ?? [];
  return (
    <CreditDetail
      slug={slug}
      account={account}
      credit={credit}
      labels={{
        balance: 'Saldo pendiente: Total sin intereses.',
        payment: 'Tu pago',
        transfer: 'Transferir a este crédito',
        isDateInButton: true,
      }}
      status={{ height: '38px', render: (product) => <Progress credit={product} /> }}
      sections={
        <>
          {slug === 'mortgage' && (
            <OverduePayments accountKey={account.key} currency={account.defaultCurrency} />
          )}
          {credit.data && <Terms credit={credit.data} />}
          {plan.length > 0 && <PaymentPlan plan={plan} currency={account.defaultCurrency} />}
        </>
      }
    />
  );
}

const Terms = ({ credit }: { credit: InstalmentCredit }) => (
  <Section title="Condiciones">
    <AccountValues
      items={[
        ...moneyValues('Importe original', credit.originalAmount),
        ...moneyValues('Intereses pagados por adelantado', credit.interestPaidAhead),
        ...moneyValues('Para liquidar hoy', credit.balanceOwed),
        ...percentValues('Tasa de interés anual', credit.interestRate),
        ...percentValues('CAT promedio sin IVA', credit.cat),
        ...dateValues('Inicio', credit.startDate),
        ...dateValues('Último pago', credit.endDate),
      ]}
    />
  </Section>
);

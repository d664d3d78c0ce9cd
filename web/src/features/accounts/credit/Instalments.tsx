import type { Account } from '#contract/domain/account';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import { Section } from '#web/components/Section.tsx';
import { type InstalmentSlug, useInstalmentCredit } from '#web/lib/api/queries/credit.ts';
import { day, Facts, money, percent } from '../Facts';
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
      words={{
        balance: 'Saldo pendiente: Total sin intereses.',
        payment: 'Tu pago',
        transfer: 'Transferir a este crédito',
        dated: true,
      }}
      standing={{ height: '38px', of: (product) => <Progress credit={product} /> }}
      below={
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
    <Facts
      facts={[
        ...money('Importe original', credit.originalAmount),
        ...money('Intereses pagados por adelantado', credit.interestPaidAhead),
        ...money('Para liquidar hoy', credit.balanceOwed),
        ...percent('Tasa de interés anual', credit.interestRate),
        ...percent('CAT promedio sin IVA', credit.cat),
        ...day('Inicio', credit.startDate),
        ...day('Último pago', credit.endDate),
      ]}
    />
  </Section>
);

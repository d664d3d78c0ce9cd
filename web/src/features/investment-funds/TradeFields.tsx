import { useQuery } from '@tanstack/react-query';
import { brand } from '#contract/brand';
import { accountName, primaryBalance } from '#contract/domain/account';
import type { Fund } from '#contract/domain/fund';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SelectField, type SelectOption } from '#web/components/forms/SelectField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BelowForm } from '#web/flow/money-form/BelowForm.tsx';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { fundsQuery } from './api';
import { CashAccount } from './CashAccount';
import { Division } from './Division';
import { tradeHints } from './hints';
import { cashAccountOf, type FundTrade, fundOf, typeOf } from './order';
import { TradeDay } from './TradeDay';
import { TradeLiveSummary } from './TradeLiveSummary';

const operations = [
  { value: 'BUY', label: 'Comprar' },
  { value: 'SELL', label: 'Vender' },
];

const amountLabels = { BUY: '¿Cuánto quieres comprar?', SELL: '¿Cuánto quieres recibir?' } as const;

function fundOption(fund: Fund): SelectOption {
  const name = `${accountName(fund)} ${fund.displayId}`;
  const worthText = formatMoney(primaryBalance(fund) ?? { amount: null, currencyCode: fund.defaultCurrency });
  return { value: fund.key, label: `${name} · ${worthText}`, parts: [name, worthText] };
}

export function TradeFields({ form, setup, quote }: FieldsProps<FundTrade>) {
  const draft = useValues(form);
  const amount = useField(form, 'amount');
  // Subscribed here once for all parts of the form.
  const { data: funds } = useQuery(fundsQuery(setup));
  const type = typeOf(draft);
  const fund = fundOf(draft, setup);
  const hints = tradeHints(draft, setup).filter(({ good }) => good !== false || amount.error === undefined);
  if (funds.length === 0) return <NoContract />;
  return (
    <>
      <DraftField form={form} name="operation">
        {(field) => <RadioGroup {...field} label="Operación" options={operations} />}
      </DraftField>
      <DraftField form={form} name="fund">
        {(field) => (
          <SelectField
            {...field}
            label="Fondo"
            placeholder="Elige un fondo"
            options={funds.map(fundOption)}
          />
        )}
      </DraftField>
      <AmountInput
        {...amount}
        label={amountLabels[type]}
        currency="MXN"
        {...(fund && {
          hint: (
            <>
              <Division draft={draft} fund={fund} />
              <LiveHints hints={hints} />
            </>
          ),
        })}
      />
      {fund && <CashAccount type={type} account={cashAccountOf(fund, setup)} />}
      <TradeDay form={form} holidays={setup.holidays} />
      <BelowForm>
        <TradeLiveSummary form={form} setup={setup} quote={quote} />
      </BelowForm>
    </>
  );
}

const NoContract = () => (
  <EmptyState title="Aún no tienes un contrato de fondos" action={investLink}>
    {`Para comprar y vender necesitas un contrato de fondos con una cuenta de cheques en pesos. Llámanos al ${formatPhone(brand.phone)} y lo abrimos contigo.`}
  </EmptyState>
);
const investLink = <LinkButton to="/investments/values">Ver otras inversiones</LinkButton>;

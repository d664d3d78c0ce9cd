import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { accountName } from '#contract/domain/account';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { ratesQuery } from './api';
import { BigAmount, HintRoom, NarrowSummary, Pair } from './form.styles';
import { amountHints } from './hints';
import { InvestmentLiveSummary } from './InvestmentLiveSummary';
import { contractLabels, instruments } from './labels';
import {
  type Draft,
  destinationsFor,
  type InvestmentCreation,
  instrumentOf,
  offersFor,
  sourcesFor,
} from './order';
import { ReceivesBar } from './ReceivesBar';
import { TermField } from './TermField';

export function InvestmentFields(props: FieldsProps<InvestmentCreation>) {
  const { form, setup } = props;
  const { accounts, portfolios } = setup;
  const draft = useValues(form);
  // Subscribed once here, for the table, the side panel and the hints.
  const rates = useQuery(ratesQuery(draft, setup));
  const isLoading = rates.data === undefined && !rates.error;
  const offers = rates.data ? offersFor(draft, setup, bankToday()) : [];
  const amount = useField(form, 'amount');
  const from = useField(form, 'from');
  const to = useField(form, 'to');
  const sources = sourcesFor(accounts);
  const hints = amountHints(draft, setup, offers).filter(
    ({ good }) => good !== false || amount.error === undefined,
  );
  return (
    <>
      <BigAmount>
        <AmountInput
          {...amount}
          label="¿Cuánto quieres invertir?"
          currency="MXN"
          hint={
            <HintRoom data-lines={isLoading ? linesOf(draft) : undefined}>
              <LiveHints hints={hints} />
            </HintRoom>
          }
        />
      </BigAmount>
      <DraftField form={form} name="instrument">
        {(field) => (
          <RadioGroup
            {...field}
            label="¿Cómo quieres recibir los intereses?"
            options={instruments.map(({ value, label }) => ({ value, label }))}
            hint={instruments.find(({ value }) => value === instrumentOf(draft))?.about}
          />
        )}
      </DraftField>
      <DraftField form={form} name="term">
        {(field) => <TermField {...field} rates={rates} offers={offers} />}
      </DraftField>
      <Pair>
        <AccountSelect
          {...from}
          onChange={(key) => {
            from.onChange(key);
            // The destination follows the source until the customer selects another.
            if (to.value === '' || to.value === from.value) to.onChange(key);
          }}
          label="Sale de"
          accounts={sources}
        />
        <AccountSelect {...to} label="Al vencer regresa a" accounts={destinationsFor(accounts)} />
      </Pair>
      {portfolios.length > 1 && (
        <DraftField form={form} name="portfolio">
          {(field) => (
            <SelectField
              {...field}
              label="Contrato"
              options={portfolios.map((portfolio) => ({
                value: portfolio.key,
                label: `${accountName(portfolio)} ${portfolio.displayId}`,
              }))}
            />
          )}
        </DraftField>
      )}
      <Text textStyle="body.sm" color="fg.muted">
        {contractLabels[setup.type]}
      </Text>
      <NarrowSummary>
        <InvestmentLiveSummary {...props} />
      </NarrowSummary>
      <ReceivesBar draft={draft} offers={offers} />
    </>
  );
}

/** Number of hint lines on a phone. */
const linesOf = ({ amount, from }: Draft): number => (amount === '' ? 1 : from === '' ? 2 : 3);

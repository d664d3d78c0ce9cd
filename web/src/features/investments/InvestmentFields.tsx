import { accountName } from '#contract/shared/account';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { AccountSelect } from '../../forms/AccountSelect';
import { AmountInput } from '../../forms/AmountInput';
import { Choice } from '../../forms/Choice';
import { DraftField } from '../../forms/DraftField';
import { LiveHints } from '../../forms/LiveHints';
import { SelectField } from '../../forms/SelectField';
import { useField, useValues } from '../../forms/useDraft';
import { Text } from '../../ui/Text';
import { Below, BigAmount, HintRoom, Pair } from './form-look';
import { amountHints } from './hints';
import { InvestmentSoFar } from './InvestmentSoFar';
import { type Draft, destinationsFor, type Invest, instrumentOf, offersFor, sourcesFor } from './order';
import { ReceivesBar } from './ReceivesBar';
import { TermField } from './TermField';
import { useRates } from './useRates';
import { contractWords, instruments } from './words';

export function InvestmentFields(props: FieldsProps<Invest>) {
  const { form, setup } = props;
  const { accounts, portfolios } = setup;
  const draft = useValues(form);
  // Read here, for all that is said of them: the table, what is beside it, and the amount's hints.
  const rates = useRates(draft, setup);
  const isComing = rates.data === undefined && !rates.error;
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
            <HintRoom data-lines={isComing ? linesOf(draft) : undefined}>
              <LiveHints hints={hints} />
            </HintRoom>
          }
        />
      </BigAmount>
      <DraftField form={form} name="instrument">
        {(field) => (
          <Choice
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
            // It comes back to where it came from, unless that was chosen.
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
              options={portfolios.map((one) => ({
                value: one.key,
                label: `${accountName(one)} ${one.displayId}`,
              }))}
            />
          )}
        </DraftField>
      )}
      <Text size="sm" tone="muted">
        {contractWords[setup.type]}
      </Text>
      <Below>
        <InvestmentSoFar {...props} />
      </Below>
      <ReceivesBar draft={draft} offers={offers} />
    </>
  );
}

/** How many lines the amount's hints will have on a phone. */
const linesOf = ({ amount, from }: Draft): number => (amount === '' ? 1 : from === '' ? 2 : 3);

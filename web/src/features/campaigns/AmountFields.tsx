import { isLoan } from '#contract/shared/campaign';
import { showMoney } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AccountSelect } from '../../forms/AccountSelect';
import { AmountInput } from '../../forms/AmountInput';
import type { FieldBinding } from '../../forms/draft';
import { type LiveHint, LiveHints } from '../../forms/LiveHints';
import { useField, useValues } from '../../forms/useDraft';
import { BarFigure } from '../../money-form/BarFigure';
import { Below } from '../../money-form/Below';
import { AmountSlider } from './AmountSlider';
import { CostCard } from './CostCard';
import { amountError, type Campaign, type CampaignForm, chosenOf } from './campaign';
import { type Chosen, loanCost, paymentOf } from './cost';
import { QuickAmounts } from './QuickAmounts';
import { Schedule } from './Schedule';
import { TermChoice } from './TermChoice';

/** How much and for how long, with what it comes to as it is moved. */
export function AmountFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const { terms, product } = setup;
  const draft = useValues(form);
  const amount = useField(form, 'amount');
  const term = useField(form, 'term');
  const to = useField(form, 'to');
  const chosen = chosenOf(draft, setup);
  const loan = isLoan(product);
  return (
    <>
      <div>
        <AmountInput
          {...amount}
          label={loan ? '¿Cuánto necesitas?' : '¿De cuánto quieres tu línea?'}
          currency="MXN"
          hint={<LiveHints hints={hintsOf(amount, setup, chosen)} />}
        />
        <AmountSlider field={amount} setup={setup} />
        <QuickAmounts field={amount} setup={setup} />
      </div>
      <TermChoice
        {...term}
        label={loan ? '¿En cuánto tiempo?' : '¿Cuánto tiempo quieres usarla?'}
        deadlines={terms.deadlines}
        hint={chosen && (loan ? sooner(chosen) : LINE)}
      />
      {loan && (
        <AccountSelect
          {...to}
          label="¿A qué cuenta lo depositamos?"
          hint="El dinero llega en cuanto firmas."
          accounts={setup.accounts}
        />
      )}
      <Below>
        <CostCard {...props} />
      </Below>
      {chosen && loan && <Schedule chosen={chosen} />}
      {chosen && loan && <BarFigure label="Cada mes" amount={paymentOf(chosen)} />}
    </>
  );
}

const LINE = 'Después de ese tiempo solo pagas lo que debas.';

const show = (centavos: number): string => showMoney(centavos, 'MXN');
const monthly = (chosen: Chosen): string => show(paymentOf(chosen));

/** Returns the payment or the problem; an empty field has neither yet. */
function hintsOf(
  { value, error }: FieldBinding,
  setup: CampaignForm,
  chosen: Chosen | undefined,
): LiveHint[] {
  if (error !== undefined || value.trim() === '') return [];
  const wrong = amountError(value, setup);
  if (wrong !== undefined) return [{ good: false, text: wrong }];
  return chosen ? [{ good: true, text: `${monthly(chosen)} al mes` }] : [];
}

/** What the shortest term would save. */
function sooner(chosen: Chosen): string {
  const [first = chosen.term] = chosen.terms.deadlines;
  if (first === chosen.term) return 'Es el plazo en el que pagas menos en total.';
  const short = { ...chosen, term: first };
  const saved = loanCost(chosen).total - loanCost(short).total;
  return `A ${first} meses pagarías ${monthly(short)} al mes y ahorrarías ${show(saved)} en total.`;
}

import { chakra } from '@chakra-ui/react/styled-system';
import { isLoan } from '#contract/shared/campaign';
import { showMoney } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AmountInput } from '../../forms/AmountInput';
import { LiveHints } from '../../forms/LiveHints';
import { useField, useValues } from '../../forms/useDraft';
import { Note } from '../../ui/Note';
import { AmountSlider } from './AmountSlider';
import { CostCard } from './CostCard';
import { amountError, type Campaign, chosenOf } from './campaign';
import { type Chosen, loanCost, paymentOf } from './cost';
import { MonthlyBar } from './MonthlyBar';
import { Schedule } from './Schedule';
import { TermChoice } from './TermChoice';
import { accountWords } from './words';

/** How much and for how long, with what it comes to as it is moved. */
export function AmountFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const { terms, product } = setup;
  const draft = useValues(form);
  const amount = useField(form, 'amount');
  const term = useField(form, 'term');
  const chosen = chosenOf(draft, setup);
  const wrong = amount.error === undefined ? amountError(draft.amount, setup) : undefined;
  const loan = isLoan(product);
  return (
    <>
      <div>
        <AmountInput
          {...amount}
          label={loan ? '¿Cuánto necesitas?' : '¿De cuánto quieres tu línea?'}
          currency="MXN"
          hint={
            <LiveHints
              hints={
                wrong === undefined
                  ? chosen
                    ? [{ good: true, text: `${monthly(chosen)} al mes` }]
                    : []
                  : [{ good: false, text: wrong }]
              }
            />
          }
        />
        <AmountSlider field={amount} setup={setup} />
      </div>
      <TermChoice
        {...term}
        label={loan ? '¿En cuánto tiempo?' : '¿Cuánto tiempo quieres usarla?'}
        deadlines={terms.deadlines}
        hint={chosen && (loan ? sooner(chosen) : LINE)}
      />
      {terms.depositAccount && (
        <Note>Lo depositamos en {accountWords(terms.depositAccount)} en cuanto firmas.</Note>
      )}
      <Under>
        <CostCard {...props} />
      </Under>
      {chosen && loan && <Schedule chosen={chosen} />}
      {chosen && loan && <MonthlyBar chosen={chosen} />}
    </>
  );
}

const LINE = 'Después de ese tiempo solo pagas lo que debas.';

const show = (centavos: number): string => showMoney(centavos, 'MXN');
const monthly = (chosen: Chosen): string => show(paymentOf(chosen));

/** What the shortest term would save. */
function sooner(chosen: Chosen): string {
  const [first = chosen.term] = chosen.terms.deadlines;
  if (first === chosen.term) return 'Es el plazo en el que pagas menos en total.';
  const short = { ...chosen, term: first };
  const saved = loanCost(chosen).total - loanCost(short).total;
  return `A ${first} meses pagarías ${monthly(short)} al mes y ahorrarías ${show(saved)} en total.`;
}

/** Where there is no room for it beside the form. */
const Under = chakra('div', { base: { hideFrom: 'lg', minWidth: 0 } });

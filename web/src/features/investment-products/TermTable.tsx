import { chakra } from '@chakra-ui/react/styled-system';
import { formatCentavos } from '#contract/domain/money';
import { formatTerm } from '#contract/receipts/investment-products';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { Radio } from '#web/components/forms/Radio.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { MINUS } from '#web/lib/money/format.ts';
import type { Offer } from './offers';
import { Head, Row, Rows } from './term-table.styles';

/** The table shows the currency once. */
const pesos = (centavos: number): string => formatCentavos(centavos, 'MXN').replace(' MXN', '');
const percent = (value: number): string => `${value.toFixed(2).replace('-', MINUS)}%`;

const moveReasons = {
  holiday: 'se recorre por día festivo',
  weekend: 'se recorre por fin de semana',
} as const;

export const TermTable = ({ field, offers }: { field: FieldBinding; offers: readonly Offer[] }) => {
  const hasGat = offers.some(({ gatNominal }) => gatNominal !== undefined);
  const hasOutcome = offers.some(({ outcome }) => outcome !== undefined);
  return (
    <Rows data-invalid={field.error === undefined ? undefined : ''}>
      <Head aria-hidden="true">
        <span>Plazo y vencimiento</span>
        <span>Tasa anual</span>
        <span>{hasGat && 'GAT nominal'}</span>
        <span>{hasOutcome && 'Ganas, ya sin ISR'}</span>
        <span>{hasOutcome && 'Recibes (MXN)'}</span>
      </Head>
      {offers.map((offer, place) => (
        <TermRow key={offer.term} field={field} offer={offer} isFirst={place === 0} />
      ))}
    </Rows>
  );
};

function TermRow({ field, offer, isFirst }: { field: FieldBinding; offer: Offer; isFirst: boolean }) {
  const { term, rate, gatNominal, gatReal, maturityDate, moveReason, outcome } = offer;
  const checked = field.value === String(term);
  return (
    <Row>
      <Radio
        ref={isFirst || checked ? field.ref : undefined}
        type="radio"
        name={field.id}
        value={term}
        checked={checked}
        onChange={() => field.onChange(String(term))}
      />
      <Cells>
        <span data-cell="term">
          <b>{formatTerm(term)}</b> <small>{formatWeekday(maturityDate)}</small>{' '}
          {moveReason && <small data-moved="">{moveReasons[moveReason]}</small>}
        </span>{' '}
        <span data-cell="figures">
          <span data-cell="rate">
            <i>Tasa </i>
            <span>{percent(rate)}</span>
          </span>{' '}
          <span data-cell="gat">
            {gatNominal !== undefined && (
              <>
                <i>· GAT </i>
                <span>{percent(gatNominal)}</span>
                {gatReal !== undefined && <small>{` real ${percent(gatReal)}`}</small>}
              </>
            )}
          </span>
        </span>{' '}
        <span data-cell="gain">
          {outcome && (
            <>
              <i>ganas </i>
              <span>{`${outcome.net >= 0 ? '+' : ''}${pesos(outcome.net)}`}</span>
            </>
          )}
        </span>{' '}
        <b data-cell="total">
          {outcome && (
            <>
              <i>recibes </i>
              <span>{pesos(outcome.receives)}</span>
            </>
          )}
        </b>
      </Cells>
    </Row>
  );
}

/** On wide screens its children are grid cells of the row. */
const Cells = chakra('span', { base: { display: 'contents' } });

import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/Button.tsx';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import { Hint } from '#web/components/forms/Field.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import { Loading } from '#web/components/Loading.tsx';
import { checkOperationLimit } from '#web/flow/money-form/limit-rules.ts';
import { formatPesos } from '#web/lib/money/format.ts';
import { TileField } from '../shared/payees/TileField';
import { Tile, Tiles } from '../shared/phone-fields/Tile';
import { amountsQuery } from './api';
import { PayHints } from './PayHints';
import { payHints } from './pay-hints';
import { amountIn, dayOf, type TopUpDraft, type TopUpSetup } from './top-up';

type AmountChoiceProps = {
  form: DraftForm<TopUpDraft>;
  setup: TopUpSetup;
  company: { merchantKey: string; name: string };
};

export default function AmountChoice({ form, setup, company }: AmountChoiceProps) {
  const draft = useValues(form);
  const field = useField(form, 'amount');
  const { data = [], isError, isFetching, refetch } = useQuery(amountsQuery(setup, company.merchantKey));
  const chosenAmount = amountIn(draft, data);
  const typedAmount = parseAmount(draft.amount, 'MXN');
  const isUnavailable = typedAmount !== undefined && chosenAmount === undefined && data.length > 0;
  const { when } = dayOf(draft);
  return (
    <TileField {...field} label="Importe" box={data.length === 0 ? field.ref : undefined}>
      {data.length === 0 && !isError && (
        <>
          <Loading label="Consultando importes..." />
          <Skeleton height="112px" />
        </>
      )}
      {isError && data.length === 0 && (
        <p>
          No pudimos consultar los importes.{' '}
          <Button
            variant="outline"
            size="sm"
            onClick={() => refetch()}
            busy={isFetching && 'Reintentando...'}
          >
            Reintentar
          </Button>
        </p>
      )}
      <Tiles size="sm">
        {data.map((centavos, place) => (
          <Tile
            key={centavos}
            name={field.id}
            value={formatAmount(centavos)}
            checked={centavos === chosenAmount}
            radio={place === 0 || centavos === chosenAmount ? field.ref : undefined}
            onChoose={() => field.onChange(formatAmount(centavos))}
          >
            <AmountText>
              <span>{formatPesos(centavos)}</span>{' '}
              {checkOperationLimit(centavos, setup.limit) && <small>Rebasa tu límite</small>}
            </AmountText>
          </Tile>
        ))}
      </Tiles>
      <Hint role="status">
        {isUnavailable
          ? `${company.name} no tiene recargas de ${formatPesos(typedAmount)}: elige otro importe.`
          : `Son los importes de ${company.name}.`}
      </Hint>
      <PayHints
        hints={payHints(chosenAmount, { from: draft.from, when }, setup)}
        hasError={field.error !== undefined}
      />
    </TileField>
  );
}

const AmountText = chakra('span', {
  base: {
    display: 'grid',
    textAlign: 'center',
    '& small': { textStyle: 'body.sm', fontWeight: '400', color: 'fg.muted' },
  },
});

import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { accountName } from '#contract/domain/account';
import { fromCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';
import { useValues } from '#web/components/forms/useDraft.ts';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { ratesQuery } from './api';
import type { Offer, Outcome } from './offers';
import { type InvestmentCreation, offersFor, selectedOfferOf } from './order';

export function InvestmentLiveSummary({ form, setup }: FieldsProps<InvestmentCreation>) {
  const draft = useValues(form);
  useQuery(ratesQuery(draft, setup));
  const offer = selectedOfferOf(draft, offersFor(draft, setup, bankToday()));
  const amount = parseAmount(draft.amount, 'MXN') ?? 0;
  const nameOf = (key: string) => {
    const account = accountOf(setup.accounts, key);
    return account ? `${accountName(account)} ${account.displayId}` : 'la cuenta que elijas';
  };
  return (
    <Card.Root size="md">
      <Section title="Así queda">
        {offer?.outcome ? (
          <InvestmentSteps
            {...{ amount, offer, outcome: offer.outcome }}
            from={nameOf(draft.from)}
            to={nameOf(draft.to)}
          />
        ) : (
          <Text textStyle="body.sm" color="fg.muted">
            Escribe cuánto quieres invertir y elige un plazo: aquí verás qué día regresa y con cuánto.
          </Text>
        )}
      </Section>
    </Card.Root>
  );
}

type InvestmentStepsProps = { amount: number; offer: Offer; outcome: Outcome; from: string; to: string };

const InvestmentSteps = ({
  amount,
  offer: { rate, maturityDate },
  outcome,
  from,
  to,
}: InvestmentStepsProps) => {
  const { payments, interest, tax, net } = outcome;
  const [first] = payments;
  const last = payments.at(-1);
  return (
    <>
      <Path>
        <li>
          <b>{`Hoy, ${formatWeekday(bankToday())}`}</b>
          <small>{`Sale de ${from}`}</small>
          <Money amount={fromCentavos(amount)} />
        </li>
        {first && payments.length > 1 && (
          <li data-between="">
            <b>{`Cada mes, desde el ${formatWeekday(first.date)}`}</b>
            <small>{`Los intereses llegan a ${to}`}</small>
          </li>
        )}
        <li data-end="">
          <b>{`El ${formatWeekday(maturityDate)}`}</b>
          <small>{`Regresa a ${to}`}</small>
          <Money amount={fromCentavos(amount + (last ? last.interest - last.tax : 0))} size="lg" />
        </li>
      </Path>
      <LabeledValueList
        mb="3"
        borderTop="1px solid {colors.border.subtle}"
        items={[
          {
            label: `Interés a tasa ${rate.toFixed(2)}%`,
            value: <Money amount={fromCentavos(interest)} sign="movement" />,
          },
          { label: 'ISR estimado', value: <Money amount={fromCentavos(-tax)} /> },
          { label: 'Ganas', value: <Money amount={fromCentavos(net)} sign="movement" />, total: true },
        ]}
      />
      <Text textStyle="body.sm" color="fg.muted">
        Protegido por el IPAB hasta 400 mil UDIS por persona y banco. No puedes retirarlo antes del
        vencimiento.
      </Text>
    </>
  );
};

const Path = chakra('ol', {
  base: {
    mt: '3',
    listStyle: 'none',
    '& > li': { position: 'relative', ps: '8', pb: '4' },
    // Connector between the steps.
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '6px',
      top: '6px',
      bottom: '-6px',
      width: '2px',
      bg: 'border',
    },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      zIndex: '1',
      insetInlineStart: '0',
      top: '5px',
      boxSize: '14px',
      bg: 'bg.panel',
      border: '3px solid {colors.accent.border}',
      borderRadius: 'full',
    },
    '& > [data-end]::before': { bg: 'accent.border' },
    '& > [data-between]::before': { boxSize: '8px', insetInlineStart: '3px', top: '8px', borderWidth: '2px' },
    '& b': { display: 'block', fontWeight: '600' },
    '& > li > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

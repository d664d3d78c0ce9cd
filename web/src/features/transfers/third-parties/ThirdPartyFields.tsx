import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { nextBusinessDay } from '#contract/domain/dates';
import { serviceHours } from '#contract/domain/hours';
import { DIGITS } from '#contract/domain/length-rule';
import { formatCentavos } from '#contract/domain/money';
import { conceptRequired, referenceMax } from '#contract/rules/third-parties';
import { MAX_CONCEPT_LENGTH } from '#contract/rules/transfers';
import { toLimits } from '#web/components/errors/way-out.ts';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import { Link } from '#web/components/Link.tsx';
import { Note } from '#web/components/Note.tsx';
import { notPayableReason } from '#web/features/recipients/shared/saved-recipient.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { totalLabel } from '#web/flow/money-form/scheduling.ts';
import { WhenFields } from '#web/flow/money-form/WhenFields.tsx';
import { bankNow, bankToday } from '#web/lib/api/bank-clock.ts';
import { returnLink } from '#web/lib/page/return-link.ts';
import { kinds } from './kinds';
import { RecipientField } from './RecipientField';
import {
  closedOn,
  extraordinaryLimit,
  isOrdinary,
  recipientOf,
  sourcesOf,
  type ThirdParty,
  type ThirdPartyFlowSetup,
  totalOf,
} from './third-party';
import { thirdPartyHints } from './third-party-hints';

const REQUIRED_CONCEPT = 'Obligatorio. Lo verá quien recibe el dinero.';

const LastAmounts = lazy(() => import('./LastAmounts'));

export function ThirdPartyFields({ form, setup }: FieldsProps<ThirdParty>) {
  const { type } = setup;
  const draft = useValues(form);
  const [query] = useSearchParams();
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  const amount = useField(form, 'amount');
  const now = bankNow();
  const to = recipientOf(setup.recipients, draft.to);
  const sources = sourcesOf(setup.accounts);
  const texts = kinds[type];
  const total = totalOf(draft, setup);
  const isConceptRequired = conceptRequired[type];
  const concept = (
    <DraftField form={form} name="concept">
      {(field) => (
        <TextField
          {...field}
          label="Concepto"
          optional={!isConceptRequired}
          max={MAX_CONCEPT_LENGTH}
          isProposal={field.value === query.get('concept')}
          hint={isConceptRequired && field.value === '' ? REQUIRED_CONCEPT : undefined}
        />
      )}
    </DraftField>
  );
  return (
    <>
      <ServiceHoursNote setup={setup} now={now} />
      {draft.to === '' && <NotPayableNote setup={setup} now={now} />}
      <DraftField form={form} name="to">
        {(field) => <RecipientField {...field} texts={texts} recipients={setup.recipients} />}
      </DraftField>
      <AmountField
        form={form}
        currency="MXN"
        hints={thirdPartyHints(draft, setup, now)}
        suggestions={
          to && (
            // The placeholder prevents a layout shift while the customer taps.
            <Suspense fallback={to.lastTransfer && <Skeleton height="44px" />}>
              <LastAmounts to={to} value={amount.value} onChange={amount.onChange} />
            </Suspense>
          )
        }
      >
        <Link to={toLimits.to} variant="plain" {...returnLink}>
          {toLimits.label}
        </Link>
      </AmountField>
      {/* On a phone the required fields stay above the bar with 'Continuar'. */}
      {isConceptRequired && concept}
      {sources.length === 0 && (
        <Note status="warning">
          Aún no tienes una cuenta de cheques en pesos, que es de donde sale el dinero.
        </Note>
      )}
      <DraftField form={form} name="from">
        {(field) => (
          <AccountSelect
            {...field}
            label="Cuenta origen"
            accounts={sources}
            placeholder={sources.length === 0 ? 'No hay cuentas' : undefined}
          />
        )}
      </DraftField>
      <WhenFields
        when={when}
        date={date}
        dateLabel={texts.date}
        closedOn={closedOn(setup)}
        proposed={nextBusinessDay(bankToday(), setup.holidays)}
      />
      <Pair>
        {!isConceptRequired && concept}
        <DraftField form={form} name="reference">
          {(field) => (
            <TextField
              {...field}
              label="Referencia numérica"
              optional
              max={referenceMax(type)}
              counted={DIGITS}
            />
          )}
        </DraftField>
      </Pair>
      {total > 0 && <BarFigure label={totalLabel(draft)} amount={total} />}
    </>
  );
}

/** Reason why the recipient in the URL is not selected. */
function NotPayableNote({ setup: { recipients, type }, now }: { setup: ThirdPartyFlowSetup; now: number }) {
  const [query] = useSearchParams();
  const requested = recipients.find(({ key }) => key === query.get('to_account'));
  const reason = requested && notPayableReason(requested, now);
  return reason === undefined ? null : <Note>{`${reason} ${kinds[type].other}`}</Note>;
}

/** Warning about the service hours before the customer fills in the form. */
function ServiceHoursNote({ setup, now }: { setup: ThirdPartyFlowSetup; now: number }) {
  const today = { when: 'today', date: '' };
  if (setup.type === 'same-bank' || isOrdinary(today, setup, now)) return null;
  const maximum = extraordinaryLimit(today, setup, now);
  const { opens, closes } = serviceHours['third-party'];
  return (
    <Note status="warning">
      {maximum === undefined
        ? `El servicio es en días hábiles de ${opens} a ${closes} h (tiempo del centro). Puedes programar tu pago.`
        : `Por la hora o el día, cada transferencia puede ser de hasta ${formatCentavos(maximum, 'MXN')} más comisión.`}
    </Note>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '6',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

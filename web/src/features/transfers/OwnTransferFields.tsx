import { lazy, Suspense } from 'react';
import type { Account } from '#contract/shared/account';
import { nextBusinessDay } from '#contract/shared/dates';
import { CONCEPT_MAX } from '#contract/transfers';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { formatDate } from '../../format/dates';
import { AccountSelect } from '../../forms/AccountSelect';
import { AmountInput } from '../../forms/AmountInput';
import { Choice } from '../../forms/Choice';
import { LiveHints } from '../../forms/LiveHints';
import { TextField } from '../../forms/TextField';
import { Note } from '../../ui/Note';
import { Skeleton } from '../../ui/Skeleton';
import {
  accountOf,
  destinationsOf,
  type OwnTransferDraft,
  type OwnTransferSetup,
  sourcesOf,
} from './own-transfer';
import { ownTransferHints } from './own-transfer-hints';
import { schedulingDays } from './own-transfer-rules';

/** Only who schedules needs a calendar. */
const DateField = lazy(async () => ({ default: (await import('../../forms/DateField')).DateField }));

export function OwnTransferFields({
  draft,
  bind,
  setup,
}: FieldsProps<OwnTransferDraft, OwnTransferSetup, unknown>) {
  const sources: Account[] = sourcesOf(setup.accounts);
  const today = bankToday();
  const from = bind('from');
  const to = bind('to');
  const when = bind('when');
  const amount = bind('amount');
  // What is wrong is said once: by the field's error as soon as there is one.
  const hints = ownTransferHints(draft, setup).filter(({ good }) => good || amount.error === undefined);
  return (
    <>
      {sources.length === 0 && <Note tone="warning">No tienes cuentas desde las que puedas transferir.</Note>}
      <AccountSelect
        {...from}
        onChange={(key) => {
          from.onChange(key);
          if (key === draft.to) to.onChange('');
        }}
        label="Cuenta origen"
        accounts={sources}
      />
      <AccountSelect {...to} label="Cuenta destino" accounts={destinationsOf(setup.accounts, draft.from)} />
      <AmountInput
        {...amount}
        label="Importe"
        currency={accountOf(setup.accounts, draft.from)?.defaultCurrency ?? 'MXN'}
        hint={<LiveHints hints={hints} />}
      />
      <Choice
        {...when}
        onChange={(chosen) => {
          when.onChange(chosen);
          if (draft.date === '') bind('date').onChange(nextBusinessDay(today, setup.holidays));
        }}
        label="¿Cuándo?"
        hint={draft.when === 'today' ? `Hoy, ${formatDate(today)}` : undefined}
        options={[
          { value: 'today', label: 'Hoy' },
          { value: 'later', label: 'Programar' },
        ]}
      />
      {draft.when === 'later' && (
        <Suspense fallback={<Skeleton height="76px" />}>
          <DateField
            {...bind('date')}
            label="Fecha de la transferencia"
            limits={schedulingDays(today, setup.holidays)}
          />
        </Suspense>
      )}
      <TextField {...bind('concept')} label="Concepto" optional max={CONCEPT_MAX} />
    </>
  );
}

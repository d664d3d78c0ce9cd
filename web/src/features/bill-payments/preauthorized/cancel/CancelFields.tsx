import { Grid } from '@chakra-ui/react/grid';
import { Navigate } from 'react-router';
import { FieldGroup } from '#web/components/forms/Field.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { type DraftForm, useField, useValues } from '#web/components/forms/useDraft.ts';
import { Section } from '#web/components/Section.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { PREAUTHORIZED } from '../addresses';
import { joinNames, listCompanyNames, nameOf } from '../labels';
import { findMedium, mediumId } from '../medium';
import { Cards, RadioOption } from '../RadioOption';
import { CancelledList } from './CancelledList';
import {
  type CancelDraft,
  type Cancellation,
  type CancelSetup,
  scopeLabels,
  selectionOf,
} from './cancellation';
import { EffectiveDateNote } from './EffectiveDateNote';

type Props = FieldsProps<Cancellation>;

export function CancelFields({ form, setup }: Props) {
  const draft = useValues(form);
  const selection = selectionOf(draft, setup);
  // The list page shows the empty state.
  if (setup.debits.length === 0) return <Navigate to={PREAUTHORIZED.to} replace />;
  const remaining = selection && setup.debits.filter((debit) => !selection.cancelledDebits.includes(debit));
  return (
    <>
      {!setup.isPreselected && <PaymentField form={form} setup={setup} />}
      {selection && <ScopeField form={form} setup={setup} chosen={selection} />}
      {selection && (
        <Section title="Lo que ya no se pagará solo">
          <CancelledList cancelledDebits={selection.cancelledDebits} />
        </Section>
      )}
      {selection && (
        <Grid gap="3" textStyle="body.sm" color="fg.muted">
          <EffectiveDateNote cancelledDebits={selection.cancelledDebits} appliesBy={setup.appliesBy} />
          {remaining && remaining.length > 0 && (
            <p>{`Siguen igual: ${joinNames(listCompanyNames(remaining))}.`}</p>
          )}
        </Grid>
      )}
    </>
  );
}

type FieldProps = { form: DraftForm<CancelDraft>; setup: CancelSetup };

function PaymentField({ form, setup: { debits, media } }: FieldProps) {
  const field = useField(form, 'payment');
  return (
    <SelectField
      {...field}
      label="¿Cuál quieres cancelar?"
      placeholder="Elige una domiciliación"
      options={debits.map((debit) => {
        const parts = [nameOf(debit), findMedium(media, mediumId(debit))?.name ?? ''] as const;
        return { value: debit.key, label: parts.join(' · '), parts };
      })}
    />
  );
}

type ScopeFieldProps = FieldProps & { chosen: NonNullable<ReturnType<typeof selectionOf>> };

function ScopeField({ form, setup, chosen: { debit, scopes, scope } }: ScopeFieldProps) {
  const field = useField(form, 'scope');
  return (
    <FieldGroup label="¿Qué quieres cancelar?" gap="10px">
      <Cards>
        {scopes.map((each) => (
          <RadioOption
            key={each}
            field={{ ...field, value: scope }}
            value={each}
            isFocusTarget={each === scope}
            {...scopeLabels(each, debit, setup)}
          />
        ))}
      </Cards>
    </FieldGroup>
  );
}

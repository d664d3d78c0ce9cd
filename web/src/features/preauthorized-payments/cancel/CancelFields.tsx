import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate } from 'react-router';
import type { FieldsProps } from '../../../flow/flow';
import { FieldGroup } from '../../../forms/Field';
import { SelectField } from '../../../forms/SelectField';
import { type DraftForm, useField, useValues } from '../../../forms/useDraft';
import { Section } from '../../../ui/Section';
import { PREAUTHORIZED } from '../addresses';
import { mediumId, mediumNamed } from '../medium';
import { Cards, RadioOption } from '../RadioOption';
import { listed, nameOf, namesOf } from '../words';
import { type CancelDraft, type CancelForm, type Cancellation, chosenIn, scopeWords } from './cancellation';
import { EndedList } from './EndedList';
import { Takes } from './Takes';

type Props = FieldsProps<Cancellation>;

/** Which is cancelled, how far, and what is no longer paid by itself. */
export function CancelFields({ form, setup }: Props) {
  const draft = useValues(form);
  const chosen = chosenIn(draft, setup);
  // There is nothing to cancel: the list says so.
  if (setup.debits.length === 0) return <Navigate to={PREAUTHORIZED.to} replace />;
  const kept = chosen && setup.debits.filter((debit) => !chosen.ended.includes(debit));
  return (
    <>
      {!setup.asked && <PaymentField form={form} setup={setup} />}
      {chosen && <ScopeField form={form} setup={setup} chosen={chosen} />}
      {chosen && (
        <Section title="Lo que ya no se pagará solo">
          <EndedList ended={chosen.ended} />
        </Section>
      )}
      {chosen && (
        <Facts>
          <Takes ended={chosen.ended} appliesBy={setup.appliesBy} />
          {kept && kept.length > 0 && <p>{`Siguen igual: ${listed(namesOf(kept))}.`}</p>}
        </Facts>
      )}
    </>
  );
}

type FieldProps = { form: DraftForm<CancelDraft>; setup: CancelForm };

function PaymentField({ form, setup: { debits, media } }: FieldProps) {
  const field = useField(form, 'payment');
  return (
    <SelectField
      {...field}
      label="¿Cuál quieres cancelar?"
      placeholder="Elige una domiciliación"
      options={debits.map((debit) => {
        const parts = [nameOf(debit), mediumNamed(media, mediumId(debit))?.name ?? ''] as const;
        return { value: debit.key, label: parts.join(' · '), parts };
      })}
    />
  );
}

type ScopeFieldProps = FieldProps & { chosen: NonNullable<ReturnType<typeof chosenIn>> };

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
            isLedTo={each === scope}
            {...scopeWords(each, debit, setup)}
          />
        ))}
      </Cards>
    </FieldGroup>
  );
}

const Facts = chakra('div', { base: { display: 'grid', gap: '3', textStyle: 'body.sm', color: 'fg.muted' } });

import type { FieldsProps } from '../../../flow/flow';
import { Choice } from '../../../forms/Choice';
import { LiveHints } from '../../../forms/LiveHints';
import { SelectField } from '../../../forms/SelectField';
import { Text } from '../../../ui/Text';
import { digitsOnly } from '../filters';
import { NameFields } from '../NameFields';
import { DigitsField } from './DigitsField';
import { asksBank, type FormKind, grouped, kinds } from './kinds';
import type { RecipientCreation } from './recipient';
import { countOf, recipientHints } from './recipient-hints';
import { banksFor } from './recipient-rules';

const types = [
  { value: 'PERSONAL', label: 'Persona' },
  { value: 'BUSINESS', label: 'Empresa' },
];

type Props = FieldsProps<RecipientCreation>;

/** The form that saves one of several kinds. */
export const offering = (offered: readonly FormKind[]) => (props: Props) => (
  <RecipientFields {...props} offered={offered} />
);

/** What is saved, whose it is, and how the customer will find it. */
function RecipientFields({ offered, draft, bind, setup }: Props & { offered: readonly FormKind[] }) {
  return (
    <>
      <SelectField
        {...bind('kind')}
        label="¿Qué quieres guardar?"
        options={offered.map((value) => ({ value, label: kinds[value].option }))}
      />
      {asksBank(draft.kind) && (
        <SelectField
          {...bind('bank')}
          label="Banco"
          placeholder="Elige un banco"
          options={banksFor(draft, setup.institutions).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {draft.kind === 'loan' && (
        <DigitsField
          {...bind('office')}
          label="Sucursal"
          optional
          shownAs={digitsOnly}
          hint="Sus 3 dígitos, si tu número de crédito tiene 7."
        />
      )}
      <NumberField draft={draft} bind={bind} setup={setup} />
      <Choice {...bind('recipientType')} label="¿De quién es?" options={types} />
      <NameFields recipientType={draft.recipientType} bind={bind} />
    </>
  );
}

function NumberField({ draft, bind, setup }: Pick<Props, 'draft' | 'bind' | 'setup'>) {
  const number = bind('number');
  // What is wrong is said once: by the field's error as soon as there is one.
  const hints = recipientHints(draft, setup).filter(({ good }) => good || number.error === undefined);
  return (
    <DigitsField
      {...number}
      label={kinds[draft.kind].label}
      shownAs={(digits) => grouped(draft.kind, digits)}
      hint={
        <>
          <Text size="sm" tone="muted">
            {countOf(draft)}
          </Text>
          <LiveHints hints={hints} />
        </>
      }
    />
  );
}

import type { BillLayout } from '#contract/merchants';
import { groupField } from '#contract/shared/field-rules';
import { nameOf } from '../../../defined-fields/defined';
import type { FieldsProps } from '../../../flow/flow';
import { useValues } from '../../../forms/useDraft';
import { LazyPaper } from '../../../paper/LazyPaper';
import { partsOf, type ServiceCreation } from './service';

/** What kind of thing it is, before whose. */
const kinds: Record<BillLayout, string> = {
  top: 'Recibo',
  corner: 'Estado de cuenta',
  stub: 'Recibo con talón',
  foot: 'Boleta',
  slip: 'Ficha de pago',
  tag: 'Dispositivo',
  card: 'Tarjeta',
};

/** The bill with what is typed on it. */
export function ServicePaper({ form, setup }: Pick<FieldsProps<ServiceCreation>, 'form' | 'setup'>) {
  const draft = useValues(form);
  const { reference } = partsOf(setup);
  const { name, help } = setup.merchant ?? {};
  if (name === undefined || help === undefined || reference === undefined) return null;
  const [place = '', ...more] = help.where.split(/(?<=\.) /);
  return (
    <LazyPaper
      name={name}
      help={help}
      alt={`${kinds[help.layout]} de ${name}, con “${help.label}” marcado. ${help.where}`}
      number={groupField(reference, draft[nameOf(reference)] ?? '')}
      example={groupField(reference, help.example)}
      title={place.replace(/\.$/, '')}
      text={[`Búscalo como “${help.label}”.`, ...more].join(' ')}
    />
  );
}

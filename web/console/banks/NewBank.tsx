import { useState } from 'react';
import { Moment } from '#contract/domain/moments';
import { CheckboxField } from '#web/components/forms/CheckboxField.tsx';
import { CHECKED } from '#web/components/forms/draft.ts';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { useFields } from '../lib/useFields';
import { Control } from '../parts/Control';
import { FieldGrid } from '../parts/FieldGrid';
import { InputField } from '../parts/InputField';
import { Panel } from '../parts/Panel';
import { CreatedNote } from './CreatedNote';

const momentLabels: Readonly<Record<Moment, string>> = {
  'monday-morning': 'Lunes por la mañana',
  'friday-evening': 'Viernes por la noche',
  'saturday-noon': 'Sábado a mediodía',
  'month-end': 'Fin de mes',
  'holiday': 'Navidad, día inhábil',
};
const moments = Moment.options.map((value) => ({ value, label: momentLabels[value] }));

export function NewBank() {
  const { values, bind, clear, rejected } = useFields(
    { id: '', moment: 'monday-morning', keep: '' },
    { moment: 'now' },
  );
  const [created, setCreated] = useState('');
  const moment = Moment.safeParse(values.moment);
  const body = {
    ...(values.id !== '' && { id: values.id }),
    ...(moment.success && { now: moment.data }),
    ...(values.keep === CHECKED && { keep: true }),
  };
  return (
    <Panel title="Banco nuevo">
      <FieldGrid>
        <InputField {...bind('id')} label="Nombre" placeholder="mia" hint="Minúsculas, números y guiones." />
        <SelectField {...bind('moment')} label="Su reloj" placeholder="Hora real" options={moments} />
        <CheckboxField {...bind('keep')} label="Guardar en disco" />
      </FieldGrid>
      <Control
        label="Crear banco"
        variant="solid"
        call={(api) => api.createBank.mutate({ body })}
        onError={rejected.reject}
        onDone={({ bank }) => {
          setCreated(bank);
          clear();
        }}
      />
      {created !== '' && <CreatedNote bank={created} />}
    </Panel>
  );
}

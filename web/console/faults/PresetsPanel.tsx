import { useState } from 'react';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { Control, Controls } from '../parts/Control';
import { FieldGrid } from '../parts/FieldGrid';
import { Panel } from '../parts/Panel';
import { operationOptions } from './operations';
import { ANY_EXECUTION, ANY_POST, presetRule, presets } from './presets';

const scopes = [
  { value: ANY_EXECUTION, label: 'La siguiente operación que mueve dinero' },
  { value: ANY_POST, label: 'El siguiente envío (POST)' },
  ...operationOptions,
];

export function PresetsPanel() {
  const [scope, setScope] = useState(ANY_EXECUTION);
  return (
    <Panel title="De un clic" about="Se aplica una vez.">
      <FieldGrid>
        <SelectField
          id="scope"
          label="A qué llamada"
          placeholder="La siguiente, cualquiera"
          value={scope}
          onChange={setScope}
          options={scopes}
        />
      </FieldGrid>
      <Controls>
        {presets.map(({ label, then }) => (
          <Control
            key={label}
            label={label}
            call={(api) => api.createFault.mutate({ body: presetRule(scope, then) })}
          />
        ))}
      </Controls>
    </Panel>
  );
}

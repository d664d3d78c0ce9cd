import { useQuery } from '@tanstack/react-query';
import { FaultKind } from '#contract/domain/fault-rule';
import { catalogue } from '#contract/errors';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { customersQuery } from '../lib/queries';
import { useFields } from '../lib/useFields';
import { Control } from '../parts/Control';
import { FieldGrid } from '../parts/FieldGrid';
import { InputField } from '../parts/InputField';
import { Panel } from '../parts/Panel';
import { kindLabels } from './describe-rule';
import { emptyRule, NO_KIND, rulePaths, toFaultRule } from './fault-rule';
import { operationOptions } from './operations';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((value) => ({ value, label: value }));

const kinds = [
  ...FaultKind.options.map((value) => ({ value, label: kindLabels[value] })),
  { value: NO_KIND, label: 'Solo lentitud' },
];

const codes = catalogue.map(({ code, heading }) => ({ value: code, label: `${code} · ${heading}` }));

export function RuleForm() {
  const { values, bind, clear, rejected } = useFields(emptyRule, rulePaths);
  const { data: customers } = useQuery(customersQuery);
  return (
    <Panel title="Regla a la medida" about="Deja vacío lo que no importe.">
      <FieldGrid>
        <SelectField
          {...bind('operation')}
          label="Operación"
          placeholder="Cualquiera"
          options={operationOptions}
        />
        <SelectField
          {...bind('customer')}
          label="Cliente"
          placeholder="Cualquiera"
          options={(customers?.data ?? []).map(({ customer }) => ({ value: customer, label: customer }))}
        />
        <SelectField {...bind('method')} label="Método" placeholder="Cualquiera" options={methods} />
        <InputField {...bind('path')} label="Final de la ruta" placeholder="/transfers/{key}/execute" />
        <InputField {...bind('pointer')} label="Campo del cuerpo" placeholder="/amount/amount" />
        <InputField {...bind('value')} label="Valor del campo" placeholder="100" />
        <InputField {...bind('nth')} type="number" label="Solo la número" />
        <InputField {...bind('skip')} type="number" label="Dejar pasar antes" />
        <InputField {...bind('times')} type="number" label="Cuántas veces" placeholder="Siempre" />
      </FieldGrid>
      <FieldGrid>
        <SelectField {...bind('kind')} label="Qué pasa" options={kinds} />
        <SelectField {...bind('code')} label="Código de error" placeholder="Ninguno" options={codes} />
        <InputField {...bind('status')} type="number" label="Estado HTTP" placeholder="503" />
        <InputField {...bind('delay')} type="number" label="Tarda (ms)" />
        <InputField {...bind('jitter')} type="number" label="Más, al azar, hasta (ms)" />
        <InputField {...bind('chunks')} type="number" label="En partes" />
        <InputField {...bind('dribble')} type="number" label="Partes durante (ms)" />
      </FieldGrid>
      <Control
        label="Agregar regla"
        variant="solid"
        call={(api) => api.createFault.mutate({ body: toFaultRule(values) })}
        onDone={clear}
        onError={rejected.reject}
      />
    </Panel>
  );
}

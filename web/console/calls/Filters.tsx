import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RequestLogEntry } from '#contract/domain/request-log';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { requestsQuery } from '../lib/queries';
import { withParam } from '../lib/useParam';
import { InputField } from '../parts/InputField';
import { type FilterName, filterLabels, filterNames, isTraceValid, TRACE } from './filter';

const valuesOf = (entries: readonly RequestLogEntry[], name: FilterName, selected: string): string[] =>
  [...new Set([...entries.map((entry) => String(entry[name] ?? '')), selected])].filter(Boolean).sort();

/** Filters of the log, stored in the URL. The options are the values in the log. */
export function Filters({ isPaused }: { isPaused: boolean }) {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery({ ...requestsQuery({}), enabled: !isPaused });
  const trace = params.get(TRACE) ?? '';
  const set = (name: string, value: string) => setParams(withParam(params, name, value), { replace: true });
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(140px, 1fr))">
      {filterNames.map((name) => {
        const selected = params.get(name) ?? '';
        const values = valuesOf(data?.data ?? [], name, selected);
        return (
          <SelectField
            key={name}
            id={`filter-${name}`}
            label={filterLabels[name]}
            placeholder="Cualquiera"
            value={selected}
            options={values.map((value) => ({ value, label: value === '0' ? 'Sin respuesta' : value }))}
            onChange={(value) => set(name, value)}
          />
        );
      })}
      <InputField
        id="filter-trace"
        label="Id. de soporte"
        value={trace}
        error={trace === '' || isTraceValid(trace) ? undefined : 'Son 16 o 32 caracteres: 0 a 9, a a f.'}
        onChange={(text) => set(TRACE, text.trim().toLowerCase())}
      />
    </Grid>
  );
}

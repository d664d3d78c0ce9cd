import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { bankInstant } from '#contract/domain/dates';
import { useRejectedField } from '../lib/useRejectedField';
import { Control } from '../parts/Control';
import { useLastJobs } from './useLastJobs';

/** Returns the value of a local time input in Mexico City: '2026-11-23T09:30'. */
const toLocalTime = (instant: number): string => bankInstant(instant).slice(0, 16);

/** Uses a fixed offset: Mexico City has no daylight saving time since 2022, and the clock begins in 2024. */
const instantOf = (localTime: string): string => `${localTime.slice(0, 16)}:00-06:00`;

export function ClockForm({ now }: { now: number }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { setLastJobs } = useLastJobs();
  const rejected = useRejectedField();
  const field = rejected.mark('now', { id, value: typed ?? toLocalTime(now), onChange: setTyped });
  return (
    <Row>
      <label htmlFor={id}>Fecha y hora</label>
      <Input
        id={id}
        type="datetime-local"
        width="auto"
        value={field.value}
        aria-invalid={field.error !== undefined}
        min="2024-01-01T00:00"
        max="2099-12-31T23:59"
        required
        onChange={({ target }) => field.onChange(target.value)}
      />
      <Control
        label="Fijar y congelar"
        call={(api) => api.setClock.mutate({ body: { mode: 'frozen', now: instantOf(field.value) } })}
        onError={rejected.reject}
        onDone={(state) => {
          rejected.accept();
          setTyped(undefined);
          setLastJobs(state);
        }}
      />
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    mt: '4',
    pt: '4',
    borderTop: '1px solid {colors.border.subtle}',
    '& > label': { textStyle: 'label' },
  },
});

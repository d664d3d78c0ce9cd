import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';
import { formatMonth } from '#web/lib/format/dates.ts';
import { Icon } from '../Icon';
import { firstOf, type Month } from './calendar';

type MonthSelectProps = { months: readonly Month[]; value: Month; onChange: (month: Month) => void };

export const MonthSelect = ({ months, value, onChange }: MonthSelectProps) => (
  <NativeSelect.Root variant="ghost">
    <NativeSelect.Field aria-label="Mes" value={value} onChange={(event) => onChange(event.target.value)}>
      {months.map((month) => (
        <option key={month} value={month}>
          {formatMonth(firstOf(month))}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <Icon as={ChevronDown} size="sm" />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
);

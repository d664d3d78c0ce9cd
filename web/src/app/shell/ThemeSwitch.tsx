import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/components/Icon.tsx';
import { chooseTheme, readTheme, type Theme } from '#web/lib/environment/theme.ts';

const labels: Record<Theme, string> = { system: 'Igual que el sistema', light: 'Claro', dark: 'Oscuro' };
const isTheme = (value: string): value is Theme => value in labels;

export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (value: string) => {
    if (!isTheme(value)) return;
    chooseTheme(value);
    setTheme(value);
  };
  return (
    <Label>
      Tema
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={theme} onChange={(event) => choose(event.target.value)}>
          {Object.entries(labels).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon as={ChevronDown} size="sm" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Label>
  );
}

const Label = chakra('label', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', maxWidth: '100%' },
});

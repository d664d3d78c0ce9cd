import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/components/Icon.tsx';
import { chooseTheme, readTheme, type Theme } from '../theme';

const names: Record<Theme, string> = { system: 'Igual que el sistema', light: 'Claro', dark: 'Oscuro' };
const isTheme = (value: string): value is Theme => value in names;

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
      <Frame>
        <Select value={theme} onChange={(event) => choose(event.target.value)}>
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Icon as={ChevronDown} size="sm" />
      </Frame>
    </Label>
  );
}

const Label = chakra('label', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', maxWidth: '100%' },
});

const Frame = chakra('span', {
  base: {
    display: 'grid',
    alignItems: 'center',
    maxWidth: '100%',
    '& > *': { gridArea: '1 / 1' },
    '& > svg': { justifySelf: 'end', me: '10px', pointerEvents: 'none' },
  },
});

const Select = chakra('select', {
  base: {
    minHeight: 'target',
    maxWidth: '100%',
    textOverflow: 'ellipsis',
    appearance: 'none',
    ps: '3',
    pe: '8',
    color: 'fg.muted',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
  },
});

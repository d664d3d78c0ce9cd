import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from './Button';
import { useBalances } from './balances';
import { Icon } from './Icon';
import { iconButtonStyles } from './icon-button.styles';

export function HideBalancesButton() {
  const { hidden, toggle } = useBalances();
  return (
    <Button look="line" size="sm" onClick={toggle}>
      <Icon as={hidden ? Eye : EyeOff} />
      <span>
        <span>{hidden ? 'Mostrar' : 'Ocultar'}</span>
        <WideOnly> saldos</WideOnly>
      </span>
    </Button>
  );
}

export function HideBalancesEye() {
  const { hidden, toggle } = useBalances();
  return (
    <Eyed type="button" aria-label={`${hidden ? 'Mostrar' : 'Ocultar'} saldos`} onClick={toggle}>
      <Icon as={hidden ? Eye : EyeOff} />
    </Eyed>
  );
}

const Eyed = chakra('button', { base: { ...iconButtonStyles, flex: 'none', color: 'accent.fg' } });

const WideOnly = chakra('span', { base: { srOnly: { base: true, md: false } } });

import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from './Button';
import { useBalances } from './balances';
import { Icon } from './Icon';

export function HideBalancesButton() {
  const { hidden, toggle } = useBalances();
  return (
    <Button variant="outline" size="sm" onClick={toggle}>
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
    <IconButton
      variant="ghost"
      size="sm"
      flex="none"
      aria-label={`${hidden ? 'Mostrar' : 'Ocultar'} saldos`}
      onClick={toggle}
    >
      <Icon as={hidden ? Eye : EyeOff} />
    </IconButton>
  );
}

const WideOnly = chakra('span', { base: { srOnly: { base: true, md: false } } });

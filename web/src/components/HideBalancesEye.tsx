import { IconButton } from '@chakra-ui/react/button';
import { Eye, EyeOff } from 'lucide-react';
import { useBalances } from './balances';
import { Icon } from './Icon';

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

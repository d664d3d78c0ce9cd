import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon';
import { iconButtonStyles } from '../icon-button.styles';
import { VisuallyHidden } from '../VisuallyHidden';
import { copy } from './copy';

const statusTexts = { idle: '', copied: 'Copiado', failed: 'No se pudo copiar' } as const;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<keyof typeof statusTexts>('idle');
  return (
    <>
      <Square
        type="button"
        aria-label={label}
        onClick={async () => setState((await copy(text)) ? 'copied' : 'failed')}
      >
        <Icon as={state === 'copied' ? Check : Copy} />
      </Square>
      <VisuallyHidden role="status">{statusTexts[state]}</VisuallyHidden>
    </>
  );
}

const Square = chakra('button', {
  base: { ...iconButtonStyles, display: 'inline-grid', color: 'accent.fg' },
});

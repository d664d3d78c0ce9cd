import { IconButton } from '@chakra-ui/react/button';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon';
import { copy } from './copy';

const statusTexts = { idle: '', copied: 'Copiado', failed: 'No se pudo copiar' } as const;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<keyof typeof statusTexts>('idle');
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={label}
        onClick={async () => setState((await copy(text)) ? 'copied' : 'failed')}
      >
        <Icon as={state === 'copied' ? Check : Copy} />
      </IconButton>
      <VisuallyHidden role="status">{statusTexts[state]}</VisuallyHidden>
    </>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, CircleAlert, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../Icon';

/** `good` is undefined for neutral hints. */
export type LiveHint = { good?: boolean; text: string };

/** Debounce of the screen reader announcement. */
const DEBOUNCE_MS = 600;

export function LiveHints({ hints }: { hints: readonly LiveHint[] }) {
  const announced = useDebounced(hints.map(({ text }) => text).join('. '));
  return (
    <>
      <List aria-hidden="true">
        {hints.map(({ good, text }) => (
          <Line key={text} good={good}>
            <Icon as={good === undefined ? Info : good ? Check : CircleAlert} size="sm" />
            <span>{text}</span>
          </Line>
        ))}
      </List>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

const List = chakra('ul', { base: { display: 'grid', gap: '1', listStyle: 'none', textStyle: 'body.sm' } });
const Line = chakra('li', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', color: 'fg.muted', '& svg': { mt: '2px' } },
  variants: {
    good: {
      true: { '& svg': { color: 'success.fg' } },
      false: { color: 'danger.fg', fontWeight: '500' },
    },
  },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Text } from './Text';

type LoadMoreProps = {
  /** Asks for the next page, where there is one. */
  more: (() => void) | undefined;
  busy: boolean;
  /** What stands in the place of the button when the next page could not be read. */
  failed?: ReactNode;
  /** What is said where the list ends: 'Ya viste todos los movimientos.' */
  end: string;
};

/** The foot of a list that is read page by page. */
export function LoadMore({ more, busy, failed, end }: LoadMoreProps) {
  const [used, setUsed] = useState(false);
  if (failed) return <LoadMoreFooter>{failed}</LoadMoreFooter>;
  if (more === undefined) return used && <End>{end}</End>;
  const next = () => {
    setUsed(true);
    more();
  };
  return (
    <LoadMoreFooter>
      <Button look="line" onClick={next} busy={busy && 'Cargando...'}>
        Ver más
      </Button>
    </LoadMoreFooter>
  );
}

/** Takes the focus that went away with the button, so that the keyboard stays where the reader is. */
function End({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <LoadMoreFooter>
      <Text ref={text} tabIndex={-1} size="sm" tone="subtle">
        {children}
      </Text>
    </LoadMoreFooter>
  );
}

/** Room for what stands under a list. */
export const LoadMoreFooter = chakra('div', { base: { mt: '5', display: 'grid', justifyItems: 'center' } });
